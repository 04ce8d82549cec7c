; RUN: %enzyme-opt --remarks --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_fwddiff(...)
declare { double, double } @forward(double, double)

; expected-warning@below {{enzyme_derivative is an attribute of functions, and has no effect here [EZ0133]}}
@variable = global double 0.0, !enzyme_derivative !0

define double @f(double %x) {
  ret double %x
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}

!0 = !{ptr @forward}
