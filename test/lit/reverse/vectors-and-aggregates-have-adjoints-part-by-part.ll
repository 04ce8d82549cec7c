; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal <2 x double> @diffef(
; CHECK:       {{^}}back.
; CHECK:       [[DW:%[0-9]+]] = fmul <2 x double> %w,
; What was put in takes its part, and leaves zero for what was there before:
; CHECK-NEXT:  [[DA:%[0-9]+]] = extractelement <2 x double> [[DW]], i32 0
; CHECK-NEXT:  insertelement <2 x double> [[DW]], double 0.000000e+00, i32 0
; CHECK:       insertelement <2 x double> zeroinitializer, double [[DA]], i32 1
; CHECK-LABEL: define internal { double, double } @diffeg(
; CHECK:       [[DY:%[0-9]+]] = fmul double 3.000000e+00, %0
; CHECK-NEXT:  insertvalue { double, double } zeroinitializer, double [[DY]], 1
; CHECK:       [[ALL:%[0-9]+]] = insertvalue { double, double } {{%[0-9]+}}, double [[DY]], 1
; CHECK-NEXT:  ret { double, double } [[ALL]]

define double @f(<2 x double> %v) {
  %a = extractelement <2 x double> %v, i32 1
  %w = insertelement <2 x double> %v, double %a, i32 0
  %s = fmul <2 x double> %w, %w
  %r = call double @llvm.vector.reduce.fadd.v2f64(double 0.0, <2 x double> %s)
  ret double %r
}

define double @g(double %x, double %y) {
  %one = insertvalue { double, double } poison, double %x, 0
  %two = insertvalue { double, double } %one, double %y, 1
  %b = extractvalue { double, double } %two, 1
  %r = fmul double %b, 3.0
  ret double %r
}

define <2 x double> @gradient(<2 x double> %v) {
  %r = call <2 x double> (...) @__enzyme_autodiff(ptr @f, <2 x double> %v)
  ret <2 x double> %r
}

define { double, double } @gradient.2(double %x, double %y) {
  %r = call { double, double } (...) @__enzyme_autodiff.2(ptr @g, double %x, double %y)
  ret { double, double } %r
}

declare <2 x double> @__enzyme_autodiff(...)
declare { double, double } @__enzyme_autodiff.2(...)
declare double @llvm.vector.reduce.fadd.v2f64(double, <2 x double>)
