; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

declare double @__enzyme_fwddiff(...)
; expected-error@+2 {{__enzyme_fwddiff of f: the request is in f, which f itself runs}}
; expected-note@+1 {{take the request out of what it differentiates}}
define double @f(double %x) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double 1.0)
  ret double %r
}
