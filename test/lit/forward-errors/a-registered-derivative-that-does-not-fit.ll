; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_fwddiff(...)
declare double @solve(double)

@__enzyme_register_derivative_solve = global [2 x ptr] [ptr @solve, ptr @forward]

define { double, double } @forward(double %x) {
  %r = insertvalue { double, double } zeroinitializer, double %x, 0
  ret { double, double } %r
}

; expected-error@below {{'forward' is registered as the derivative of 'solve', but does not take its parameters, each number and pointer followed by its tangent or shadow [EZ0408]}}
; expected-note@below {{{it must be: struct { double primal; double tangent; } forward(double x0, double d_x0)}}}
; expected-note@below {{{its type is then struct { double; double; } (double, double)}}}
define double @f(double %x) {
  %r = call double @solve(double %x)
  ret double %r
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}
