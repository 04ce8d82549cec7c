; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_autodiff(...)
declare double @__enzyme_fwddiff(...)

define double @f(double %x) {
  %r = fmul double %x, %x
  ret double %r
}

; expected-error@below {{__enzyme_autodiff: this version of enzyme-cc has forward mode only [EZ0407]}}
; expected-note@below {{ask for it by __enzyme_fwddiff}}
define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  %s = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}
