; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; What is added to a number in memory has the adjoint that is there, which stays.
; CHECK-LABEL: define internal void @diffesum(ptr %p, ptr %"p'")
; CHECK:       {{^}}back.
; CHECK-NEXT:  [[SAME:%[0-9]+]] = icmp eq ptr %"p'", %p
; CHECK-NOT:   store
; CHECK:       [[DP:%[0-9]+]] = load double, ptr %"p'"
; CHECK-NEXT:  [[GIVEN:%[0-9]+]] = select i1 [[SAME]], double 0.000000e+00, double [[DP]]
; CHECK-NOT:   store double {{.*}}, ptr %"p'"
; CHECK:       ret void

define void @sum(ptr %p) {
  %q = getelementptr double, ptr %p, i64 1
  %old = load double, ptr %p
  %x = load double, ptr %q
  %sum = fadd double %x, %old
  %all = fsub double %sum, 2.0
  store double %all, ptr %p
  ret void
}

; As the rules have it: what is taken away from another number, ...
; CHECK-LABEL: define internal void @diffetaken(ptr %p, ptr %"p'")
; CHECK:       {{^}}back.
; CHECK:       store double {{%[0-9]+}}, ptr %"p'"
; CHECK:       store double {{%[0-9]+}}, ptr %"p'"

define void @taken(ptr %p) {
  %q = getelementptr double, ptr %p, i64 1
  %old = load double, ptr %p
  %x = load double, ptr %q
  %difference = fsub double %x, %old
  store double %difference, ptr %p
  ret void
}

; ... what is used twice, ...
; CHECK-LABEL: define internal void @diffetwice(ptr %p, ptr %"p'")
; CHECK:       {{^}}back.
; CHECK:       store double {{%[0-9]+}}, ptr %"p'"
; CHECK:       store double {{%[0-9]+}}, ptr %"p'"

define void @twice(ptr %p) {
  %old = load double, ptr %p
  %square = fmul double %old, %old
  %sum = fadd double %old, %square
  store double %sum, ptr %p
  ret void
}

; ... and what another store may have changed since.
; CHECK-LABEL: define internal void @diffechanged(ptr %p, ptr %"p'", ptr %q, ptr %"q'")
; CHECK:       {{^}}back.
; CHECK:       store double {{%[0-9]+}}, ptr %"p'"
; CHECK:       store double {{%[0-9]+}}, ptr %"q'"
; CHECK:       store double {{%[0-9]+}}, ptr %"p'"

define void @changed(ptr %p, ptr %q) {
  %old = load double, ptr %p
  store double 1.0, ptr %q
  %x = load double, ptr %q
  %sum = fadd double %old, %x
  store double %sum, ptr %p
  ret void
}

define void @gradients(ptr %p, ptr %dp, ptr %q, ptr %dq) {
  call void (...) @__enzyme_autodiff(ptr @sum, ptr %p, ptr %dp)
  call void (...) @__enzyme_autodiff(ptr @taken, ptr %p, ptr %dp)
  call void (...) @__enzyme_autodiff(ptr @twice, ptr %p, ptr %dp)
  call void (...) @__enzyme_autodiff(ptr @changed, ptr %p, ptr %dp, ptr %q, ptr %dq)
  ret void
}

declare void @__enzyme_autodiff(...)
