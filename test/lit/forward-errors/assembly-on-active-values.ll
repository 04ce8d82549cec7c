; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_fwddiff(...)

; expected-error@below {{inline assembly works on values that carry derivatives [EZ0303]}}
; expected-note@below {{write it in C for what is differentiated, or register a rule for a function around it}}
define double @f(double %x) {
  %r = call double asm "sqrtsd $1, $0", "=x,x"(double %x)
  ret double %r
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}
