; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       [[SAME:%[0-9]+]] = icmp eq ptr %"p'", %p
; Where the shadow is the primal, nothing is added to it: -0.0 changes no number.
; CHECK:       [[ADDED:%[0-9]+]] = select i1 [[SAME]], double -0.000000e+00, double %"x'"
; CHECK-NEXT:  %"old'" = atomicrmw fadd ptr %"p'", double [[ADDED]] seq_cst, align 8
; CHECK-NEXT:  [[D:%[0-9]+]] = select i1 [[SAME]], double 0.000000e+00, double %"old'"
; CHECK:       %"less'" = atomicrmw fsub ptr %"p'", double 0.000000e+00 monotonic, align 8
; CHECK:       ret double [[D]]

define double @f(ptr %p, double %x) {
  %old = atomicrmw fadd ptr %p, double %x seq_cst, align 8
  %less = atomicrmw fsub ptr %p, double 3.0 monotonic, align 8
  ret double %old
}

define double @df(ptr %p, ptr %dp, double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr %p, ptr %dp, double %x, double %dx)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
