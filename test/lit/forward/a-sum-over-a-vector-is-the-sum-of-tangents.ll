; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       %s = call double @llvm.vector.reduce.fadd.v4f64(double %start, <4 x double> %v)
; CHECK-NEXT:  [[D:%[0-9]+]] = call double @llvm.vector.reduce.fadd.v4f64(double %"start'", <4 x double> %"v'")
; CHECK-NEXT:  ret double [[D]]

define double @f(<4 x double> %v, double %start) {
  %s = call double @llvm.vector.reduce.fadd.v4f64(double %start, <4 x double> %v)
  ret double %s
}

define double @df(<4 x double> %v, <4 x double> %dv, double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, <4 x double> %v, <4 x double> %dv, double %x, double %dx)
  ret double %r
}

declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
declare double @__enzyme_fwddiff(...)
