; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_autodiff(...)
declare double @__enzyme_fwdsplit(...)

define double @f(double %x) {
  %r = fmul double %x, %x
  ret double %r
}

; Tangents from a tape are not there, both sweeps of reverse mode are:
; expected-error@below {{__enzyme_fwdsplit: this version of enzyme-cc has forward and reverse mode only [EZ0407]}}
; expected-note@below {{ask for it by __enzyme_fwddiff or __enzyme_autodiff}}
define double @gradient(double %x, ptr %tape) {
  %t = call double (...) @__enzyme_fwdsplit(ptr @f, double %x, double 1.0, ptr %tape)
  %s = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %s
}
