; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal { double, double } @diffef(double %x, double %y, double %0)
; CHECK:       [[DM:%[0-9]+]] = fmul double 3.000000e+00, %0
; CHECK:       select i1 %less, double [[DM]], double 0.000000e+00
; CHECK:       select i1 %less, double 0.000000e+00, double [[DM]]
; CHECK:       ret { double, double }

define double @f(double %x, double %y) {
  %less = fcmp olt double %x, %y
  %m = select i1 %less, double %x, double %y
  %r = fmul double %m, 3.0
  ret double %r
}

define { double, double } @gradient(double %x, double %y) {
  %r = call { double, double } (...) @__enzyme_autodiff(ptr @f, double %x, double %y)
  ret { double, double } %r
}

declare { double, double } @__enzyme_autodiff(...)
