; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @gsl_sf_bessel_Jnu(double, double)
declare { double, double } @__enzyme_autodiff(...)
declare double @__enzyme_autodiff_one(...)

; expected-error@below {{gsl_sf_bessel_Jnu has no derivative by its argument 'nu': no closed form is known [EZ0306]}}
; expected-note@below {{let 'nu' carry no derivative: compute it from what is marked enzyme_const}}
; expected-note@below {{or write a function around gsl_sf_bessel_Jnu, and register a derivative for that}}
define double @f(double %nu, double %x) {
  %r = call double @gsl_sf_bessel_Jnu(double %nu, double %x)
  ret double %r
}

; By x alone there is one.
define { double, double } @gradient(double %nu, double %x) {
  %s = call double (...) @__enzyme_autodiff_one(ptr @f, metadata !"enzyme_const", double %nu, double %x)
  %r = call { double, double } (...) @__enzyme_autodiff(ptr @f, double %nu, double %x)
  ret { double, double } %r
}
