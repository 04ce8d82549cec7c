; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @solve(double)

; expected-error@below {{'__enzyme_register_derivative_solve' must be an array of constants: a function, and then its forward derivative}}
; expected-note@below {{write: void *__enzyme_register_derivative_f[] = {(void *)f, (void *)forward_f};}}
@__enzyme_register_derivative_solve = global [2 x ptr] [ptr @solve, ptr null]

; expected-error@below {{'__enzyme_inactivefn_log' must be the address of a function}}
; expected-note@below {{write: void *__enzyme_inactivefn_f = (void *)f;}}
@__enzyme_inactivefn_log = global ptr null

; expected-error@below {{'__enzyme_function_like_solve' must be an array of constants: a function, and then a string, the name of the function it is like}}
; expected-note@below {{write: void *__enzyme_function_like_f[] = {(void *)f, (void *)"log1p"};}}
@__enzyme_function_like_solve = global [1 x ptr] [ptr @solve]
