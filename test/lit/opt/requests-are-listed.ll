; RUN: %enzyme-opt --print-requests "%s" | %FileCheck "%s"
; CHECK: autodiff of @square in @slope
; CHECK: parameter 1 x double: out, value %x
; CHECK: fwddiff of @square in @twice

define double @slope(double %x) {
entry:
  %d = call double (ptr, ...) @__enzyme_autodiff_double(ptr @square, double %x)
  ret double %d
}

define double @twice(double %x) {
entry:
  %d = tail call double (ptr, ...) @"_Z17__enzyme_fwddiffIdEdPvz"(ptr @square, double %x, double 1.0)
  %e = call double @square(double %d)
  ret double %e
}

define double @square(double %x) {
  %y = fmul double %x, %x
  ret double %y
}
declare double @__enzyme_autodiff_double(ptr, ...)
declare double @_Z17__enzyme_fwddiffIdEdPvz(ptr, ...)
