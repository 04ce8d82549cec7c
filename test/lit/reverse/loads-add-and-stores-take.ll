; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; A store moves the shadow to the adjoint of what was stored and leaves zero; a load adds to the shadow.
; CHECK-LABEL: define internal void @diffef(ptr %p, ptr %"p'", ptr %q, ptr %"q'")
; CHECK:       {{^}}back.
; CHECK:       [[SAME:%[0-9]+]] = icmp eq ptr %"q'", %q
; CHECK-NEXT:  [[DY:%[0-9]+]] = load double, ptr %"q'"
; CHECK-NEXT:  [[LEFT:%[0-9]+]] = select i1 [[SAME]], double [[DY]], double 0.000000e+00
; CHECK-NEXT:  store double [[LEFT]], ptr %"q'"
; CHECK-NEXT:  [[TAKEN:%[0-9]+]] = select i1 [[SAME]], double 0.000000e+00, double [[DY]]
; CHECK-NEXT:  [[DX:%[0-9]+]] = fmul double 3.000000e+00, [[TAKEN]]
; CHECK:       [[OLD:%[0-9]+]] = load double, ptr %"p'"
; CHECK-NEXT:  [[SUM:%[0-9]+]] = fadd double [[OLD]], [[DX]]
; CHECK-NEXT:  store double [[SUM]], ptr %"p'"
; CHECK:       ret void

define void @f(ptr noalias %p, ptr noalias %q) {
  %x = load double, ptr %p
  %y = fmul double %x, 3.0
  store double %y, ptr %q
  ret void
}

define void @gradient(ptr %p, ptr %dp, ptr %q, ptr %dq) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp, ptr %q, ptr %dq)
  ret void
}

declare void @__enzyme_autodiff(...)
