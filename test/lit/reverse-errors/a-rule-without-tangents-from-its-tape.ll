; RUN: %enzyme-opt --split-input-file --verify-diagnostics --disable-output --differentiate "%s"

declare { ptr, double } @__enzyme_augmentfwd(...)
declare double @__enzyme_reverse(...)
declare double @__enzyme_fwdsplit(...)
declare double @solve(double)
declare double @augmented(double)
declare double @gradient(double, double)

@__enzyme_register_gradient_solve = global [3 x ptr] [ptr @solve, ptr @augmented, ptr @gradient]

; expected-error@below {{solve has a rule for adjoints from a tape, and none for tangents from it [EZ0424]}}
; expected-note@below {{write one and register it: void *__enzyme_register_splitderivative_solve[] = {(void *)solve, (void *)augmented, (void *)split_solve};}}
define double @f(double %x) {
  %r = call double @solve(double %x)
  ret double %r
}

define double @df(double %x) {
  %both = call { ptr, double } (...) @__enzyme_augmentfwd(ptr @f, double %x)
  %tape = extractvalue { ptr, double } %both, 0
  %r = call double (...) @__enzyme_fwdsplit(ptr @f, double %x, double 1.0, ptr %tape)
  %s = call double (...) @__enzyme_reverse(ptr @f, double %x, double 1.0, ptr %tape)
  ret double %r
}

; -----
declare { ptr, double } @__enzyme_augmentfwd(...)
declare double @__enzyme_reverse(...)
declare double @__enzyme_fwdsplit(...)
declare double @solve(double)
declare double @augmented(double)
declare double @split(double, double)

@__enzyme_register_splitderivative_solve = global [3 x ptr] [ptr @solve, ptr @augmented, ptr @split]

; expected-error@below {{solve has a rule for tangents from a tape, and none for adjoints from it [EZ0424]}}
; expected-note@below {{void *__enzyme_register_gradient_solve[] = {(void *)solve, (void *)augmented_solve, (void *)gradient_solve};}}
define double @f(double %x) {
  %r = call double @solve(double %x)
  ret double %r
}

define double @df(double %x) {
  %both = call { ptr, double } (...) @__enzyme_augmentfwd(ptr @f, double %x)
  %tape = extractvalue { ptr, double } %both, 0
  %r = call double (...) @__enzyme_fwdsplit(ptr @f, double %x, double 1.0, ptr %tape)
  %s = call double (...) @__enzyme_reverse(ptr @f, double %x, double 1.0, ptr %tape)
  ret double %r
}

; -----
declare { ptr, double } @__enzyme_augmentfwd(...)
declare double @__enzyme_reverse(...)
declare double @__enzyme_fwdsplit(...)
declare double @solve(double)
declare double @augmented(double)
declare double @another(double)
declare double @split(double, double)
declare double @gradient(double, double)

@__enzyme_register_splitderivative_solve = global [3 x ptr] [ptr @solve, ptr @another, ptr @split]
@__enzyme_register_gradient_solve = global [3 x ptr] [ptr @solve, ptr @augmented, ptr @gradient]

; expected-error@below {{solve has two augmented functions, and one tape for both [EZ0424]}}
; expected-note@below {{register one augmented function, whose tape serves gradient and derivative}}
define double @f(double %x) {
  %r = call double @solve(double %x)
  ret double %r
}

define double @df(double %x) {
  %both = call { ptr, double } (...) @__enzyme_augmentfwd(ptr @f, double %x)
  %tape = extractvalue { ptr, double } %both, 0
  %r = call double (...) @__enzyme_fwdsplit(ptr @f, double %x, double 1.0, ptr %tape)
  %s = call double (...) @__enzyme_reverse(ptr @f, double %x, double 1.0, ptr %tape)
  ret double %r
}

; -----
declare { ptr, double } @__enzyme_augmentfwd(...)
declare double @__enzyme_fwdsplit(...)
declare double @solve(double)
declare double @augmented(double)
declare double @split(double)

@__enzyme_register_splitderivative_solve = global [3 x ptr] [ptr @solve, ptr @augmented, ptr @split]

; expected-error@below {{what is registered for 'solve' in split forward mode does not fit here: the split derivative must take the function's parameters, each number and pointer followed by its tangent or shadow [EZ0408]}}
; expected-note@below {{the augmented function must be: R augmented(double x0); where R is double or struct { T tape; double result; }}}
; expected-note@below {{the split derivative must be: double split(double x0, double d_x0); and after these a parameter T tape, if R has one}}
define double @f(double %x) {
  %r = call double @solve(double %x)
  ret double %r
}

define double @df(double %x) {
  %both = call { ptr, double } (...) @__enzyme_augmentfwd(ptr @f, double %x)
  %tape = extractvalue { ptr, double } %both, 0
  %r = call double (...) @__enzyme_fwdsplit(ptr @f, double %x, double 1.0, ptr %tape)
  ret double %r
}
