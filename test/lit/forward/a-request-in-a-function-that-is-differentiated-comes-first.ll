; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define double @slope(
; CHECK-NEXT:  call double @fwddiffef(double %x, double 1.000000e+00)
; CHECK-LABEL: define double @df(
; CHECK-NEXT:  call double @fwddiffeslope(double %x, double %dx)
; CHECK-LABEL: define internal double @fwddiffef(
; CHECK-LABEL: define internal double @fwddiffeslope(
; CHECK-NEXT:  call { double, double } @fwddiffefwddiffef(double %x, double %"x'", double 1.000000e+00)
; CHECK-LABEL: define internal { double, double } @fwddiffefwddiffef(

define double @f(double %x) {
  %r = fmul double %x, %x
  ret double %r
}

define double @slope(double %x) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double 1.0)
  ret double %r
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @slope, double %x, double %dx)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
