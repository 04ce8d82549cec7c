; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_autodiff(...)
declare double @__enzyme_error_estimate(...)

define double @f(double %x) {
  %r = fmul double %x, %x
  ret double %r
}

; Estimates of errors are not there, derivatives are:
; expected-error@below {{__enzyme_error_estimate: this version of enzyme-cc has forward and reverse mode only [EZ0407]}}
; expected-note@below {{ask for it by __enzyme_fwddiff or __enzyme_autodiff}}
define double @gradient(double %x) {
  %t = call double (...) @__enzyme_error_estimate(ptr @f, double %x, double 1.0)
  %s = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %s
}
