; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

@enzyme_nofree = external global i32

declare { ptr, double } @__enzyme_augmentfwd(...)
declare double @__enzyme_reverse(...)
declare double @solve(double)

@__enzyme_register_gradient_solve = global [3 x ptr] [ptr @solve, ptr @augmented, ptr @gradient]

define { ptr, double } @augmented(double %x) {
  ret { ptr, double } zeroinitializer
}

define double @gradient(double %x, double %seed, ptr %tape) {
  ret double %seed
}

; expected-error@below {{what is registered for 'solve' in reverse mode does not fit here: a request with enzyme_nofree would call its gradient more than once with one tape [EZ0408]}}
; expected-note@below {{ask without enzyme_nofree}}
; expected-note@below {{or write the rule without a tape}}
define double @f(double %x) {
  %r = call double @solve(double %x)
  ret double %r
}

define double @df(double %x) {
  %nofree = load i32, ptr @enzyme_nofree
  %both = call { ptr, double } (...) @__enzyme_augmentfwd(ptr @f, i32 %nofree, double %x)
  %tape = extractvalue { ptr, double } %both, 0
  %r = call double (...) @__enzyme_reverse(ptr @f, i32 %nofree, double %x, double 1.0, ptr %tape)
  ret double %r
}
