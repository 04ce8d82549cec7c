; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_autodiff(...)
declare double @solve(double)

@__enzyme_register_derivative_solve = global [2 x ptr] [ptr @solve, ptr @forward]

define { double, double } @forward(double %x, double %dx) {
  ret { double, double } zeroinitializer
}

; expected-error@below {{solve has no body here, and its registered derivative is for forward mode: there is none for reverse mode [EZ0407]}}
; expected-note@below {{{write one and register it: void *__enzyme_register_gradient_solve[] = {(void *)solve, (void *)augmented_solve, (void *)gradient_solve};}}}
define double @f(double %x) {
  %r = call double @solve(double %x)
  ret double %r
}

define double @df(double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %r
}
