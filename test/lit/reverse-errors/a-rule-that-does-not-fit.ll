; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_autodiff(...)
declare double @solve(double, ptr)

@__enzyme_register_gradient_solve = global [3 x ptr] [ptr @solve, ptr @augmented, ptr @gradient]

define { ptr, double } @augmented(double %x, ptr %p, ptr %dp) {
  ret { ptr, double } zeroinitializer
}

; It has no parameter for the tape.
define double @gradient(double %x, ptr %p, ptr %dp, double %seed) {
  ret double %seed
}

; expected-error@below {{what is registered for 'solve' in reverse mode does not fit here: the gradient lacks a parameter for the tape that the augmented function returns [EZ0408]}}
; expected-note@below {{{the augmented function must be: R augmented(double x0, void *x1, void *d_x1); where R is double or struct { T tape; double result; }}}}
; expected-note@below {{the gradient must be: double gradient(double x0, void *x1, void *d_x1, double seed); and after these a parameter T tape, if R has one}}
; expected-note@below {{{they are struct { void *; double; } (double, void *, void *) and double (double, void *, void *, double), and solve is double (double, void *)}}}
define double @f(double %x, ptr %p) {
  %r = call double @solve(double %x, ptr %p)
  ret double %r
}

define double @df(double %x, ptr %p, ptr %dp) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x, ptr %p, ptr %dp)
  ret double %r
}
