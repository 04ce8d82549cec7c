; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       [[D:%[0-9]+]] = fmul double [[P:%[0-9]+]], %"x'"
; CHECK-NEXT:  [[X:%[0-9]+]] = fcmp oeq double %"x'", 0.000000e+00
; CHECK-NEXT:  [[Y:%[0-9]+]] = fcmp oeq double [[P]], 0.000000e+00
; CHECK-NEXT:  [[ZERO:%[0-9]+]] = or i1 [[X]], [[Y]]
; CHECK-NEXT:  [[F:%[0-9]+]] = freeze double [[D]]
; CHECK-NEXT:  [[NAN:%[0-9]+]] = fcmp uno double [[F]], 0.000000e+00
; CHECK-NEXT:  [[BOTH:%[0-9]+]] = and i1 [[ZERO]], [[NAN]]
; CHECK-NEXT:  [[R:%[0-9]+]] = select i1 [[BOTH]], double 0.000000e+00, double [[F]]
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
