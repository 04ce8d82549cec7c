; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_fwdsplit(...)
declare double @__enzyme_fwddiff(...)

define double @f(double %x) {
  %r = fmul double %x, %x
  ret double %r
}

; expected-error@below {{__enzyme_fwdsplit: this version of enzyme-cc has forward and reverse mode only [EZ0407]}}
; expected-note@below {{ask for it by __enzyme_fwddiff or __enzyme_autodiff}}
define double @df(double %x, double %dx, ptr %t) {
  %r = call double (...) @__enzyme_fwdsplit(ptr @f, double %x, double %dx, ptr %t)
  %s = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}
