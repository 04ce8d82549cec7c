; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_autodiff(...)
declare void @__enzyme_augmentfwd(...)

define double @f(double %x) {
  %r = fmul double %x, %x
  ret double %r
}

; Sweeps that are called one by one are not there, both of them in one are:
; expected-error@below {{__enzyme_augmentfwd: this version of enzyme-cc has forward and reverse mode only [EZ0407]}}
; expected-note@below {{ask for it by __enzyme_fwddiff or __enzyme_autodiff}}
define double @gradient(double %x) {
  call void (...) @__enzyme_augmentfwd(ptr @f, double %x)
  %s = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %s
}
