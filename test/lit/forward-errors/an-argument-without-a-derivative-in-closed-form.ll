; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @gsl_sf_gamma_inc(double, double)
declare double @__enzyme_fwddiff(...)

; expected-error@below {{gsl_sf_gamma_inc has no derivative by its argument 'a': no closed form is known [EZ0306]}}
; expected-note@below {{let 'a' carry no derivative: compute it from what is marked enzyme_const}}
; expected-note@below {{or write a function around gsl_sf_gamma_inc, and register a derivative for that}}
define double @f(double %a, double %x) {
  %r = call double @gsl_sf_gamma_inc(double %a, double %x)
  ret double %r
}

; By x alone there is one.
define double @df(double %a, double %x) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %a, double 1.0, double %x, double 1.0)
  %s = call double (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_const", double %a, double %x, double 1.0)
  %t = fadd double %r, %s
  ret double %t
}
