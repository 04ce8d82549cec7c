; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal void @diffef(ptr %p, ptr %"p'", double %0)
; CHECK:       {{^}}back.
; CHECK:       [[SAME:%[0-9]+]] = icmp eq ptr %"p'", %p
; CHECK-NEXT:  br i1 [[SAME]], label %[[DONE:[a-z0-9.]+]], label %[[OTHERWISE:[a-z0-9.]+]]
; CHECK:       {{^}}[[OTHERWISE]]:
; CHECK-NEXT:  load double, ptr %"p'"
; CHECK-NEXT:  fadd double
; CHECK-NEXT:  store double {{%[0-9]+}}, ptr %"p'"
; CHECK-NEXT:  br label %[[DONE]]
; CHECK:       {{^}}[[DONE]]:
; CHECK-NOT:   store
; CHECK:       ret void

define double @f(ptr %p) {
  %x = load double, ptr %p
  %y = fmul double %x, %x
  ret double %y
}

define void @gradient(ptr %p, ptr %dp) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp)
  ret void
}

declare void @__enzyme_autodiff(...)
