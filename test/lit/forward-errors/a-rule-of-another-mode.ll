; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_fwddiff(...)
declare double @solve(double)

@__enzyme_register_gradient_solve = global [3 x ptr] [ptr @solve, ptr @augmented, ptr @gradient]

define double @augmented(double %x) {
  ret double %x
}

define double @gradient(double %x, double %seed) {
  ret double %seed
}

; expected-error@below {{solve has no body here, and its registered derivative is for reverse mode: there is none for forward mode [EZ0407]}}
; expected-note@below {{{write one and register it: void *__enzyme_register_derivative_solve[] = {(void *)solve, (void *)forward_solve};}}}
define double @f(double %x) {
  %r = call double @solve(double %x)
  ret double %r
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}
