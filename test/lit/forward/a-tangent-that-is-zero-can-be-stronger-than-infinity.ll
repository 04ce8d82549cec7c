; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       [[D:%[0-9]+]] = fmul double [[P:%[0-9]+]], %"x'"
; CHECK-NEXT:  [[Y:%[0-9]+]] = fcmp oeq double [[P]], 0.000000e+00
; CHECK-NEXT:  [[S:%[0-9]+]] = select i1 [[Y]], double 0.000000e+00, double [[D]]
; CHECK-NEXT:  [[X:%[0-9]+]] = fcmp oeq double %"x'", 0.000000e+00
; CHECK-NEXT:  [[R:%[0-9]+]] = select i1 [[X]], double 0.000000e+00, double [[S]]
; CHECK-NEXT:  ret double [[R]]

define double @f(double %x) {
  %r = call double @llvm.sqrt.f64(double %x)
  ret double %r
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_strong_zero", double %x, double %dx)
  ret double %r
}

declare double @llvm.sqrt.f64(double)
declare double @__enzyme_fwddiff(...)
