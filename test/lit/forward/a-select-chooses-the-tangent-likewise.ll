; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddifferelu(
; CHECK:       %r = select i1 %positive, double %x, double 0.000000e+00
; CHECK-NEXT:  [[D:%[0-9]+]] = select i1 %positive, double %"x'", double 0.000000e+00
; CHECK-NEXT:  ret double [[D]]

define double @relu(double %x) {
  %positive = fcmp ogt double %x, 0.0
  %r = select i1 %positive, double %x, double 0.0
  ret double %r
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @relu, double %x, double %dx)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
