; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_autodiff(...)

define double @solve(double %x, ptr %p) {
  %v = load double, ptr %p
  %r = fmul double %v, %x
  store double %x, ptr %p
  ret double %r
}
define double @plain(double %x) {
  ret double %x
}
define double @shaped(double %x) {
  ret double %x
}

@__enzyme_register_gradient_solve = global [3 x ptr] [ptr @solve, ptr @silent, ptr @gradient]
@__enzyme_register_gradient_plain = global [3 x ptr] [ptr @plain, ptr @only_tape, ptr @gradient_plain]
@__enzyme_register_gradient_shaped = global [3 x ptr] [ptr @shaped, ptr @same, ptr @gradient_shaped]

; It leaves the result to the function, which writes to memory as this does.
define void @silent(double %x, ptr %p, ptr %dp) {
  store double %x, ptr %p
  ret void
}
define double @gradient(double %x, ptr %p, ptr %dp, double %seed) {
  ret double %seed
}

define { i64, ptr } @only_tape(double %x) {
  ret { i64, ptr } zeroinitializer
}
define double @gradient_plain(double %x, double %seed, ptr %tape) {
  ret double %seed
}

define double @same(double %x) {
  ret double %x
}
; The bits of a number are no integer.
define double @gradient_shaped(double %x, i64 %seed) {
  ret double %x
}

; expected-error@below {{what is registered for 'solve' in reverse mode does not fit here: the augmented function returns nothing, and the function itself cannot be called for its result: it may write to memory, which would happen twice [EZ0408]}}
; expected-note@below {{let the augmented function return the result}}
define double @f(double %x, ptr %p) {
  %r = call double @solve(double %x, ptr %p)
  ret double %r
}

; expected-error@below {{what is registered for 'plain' in reverse mode does not fit here: the augmented function returns no struct that ends in the result, or begins with it [EZ0408]}}
; expected-note@below {{the augmented function must be: R only_tape(double x); where R is double or struct}}
; expected-note@below {{the gradient must be: double gradient_plain(double x, double seed)}}
; expected-note@below {{(double) and double (double, double, void *), and plain is double (double)}}
define double @g(double %x) {
  %r = call double @plain(double %x)
  ret double %r
}

; expected-error@below {{what is registered for 'shaped' in reverse mode does not fit here: the gradient lacks a parameter for the adjoint of the result [EZ0408]}}
; expected-note@below {{the augmented function must be: R same(double x); where R is double or struct}}
; expected-note@below {{the gradient must be: double gradient_shaped(double x, double seed)}}
; expected-note@below {{they are double (double) and double (double, long), and shaped is double (double)}}
define double @h(double %x) {
  %r = call double @shaped(double %x)
  ret double %r
}

; A tuple of libstdc++ has its members the other way round: with two of one type, either may be meant.
%"struct.std::_Head_base" = type { double }
%"struct.std::_Tuple_impl.1" = type { %"struct.std::_Head_base" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Tuple_impl.1", %"struct.std::_Head_base" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }

@__enzyme_register_gradient_told = global [3 x ptr] [ptr @told, ptr @tuple, ptr @gradient_told]

define double @told(double %x) {
  ret double %x
}
define void @tuple(ptr sret(%"class.std::tuple") %made, double %x) {
  ret void
}
define double @gradient_told(double %x, double %seed, double %tape) {
  ret double %tape
}

; expected-error@below {{the augmented function returns a tuple of members of one type, which lie the other way round in memory [EZ0408]}}
; expected-note@below {{return a struct: first the tape, then the result}}
define double @k(double %x) {
  %r = call double @told(double %x)
  ret double %r
}

define double @dk(double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @k, double %x)
  ret double %r
}

define double @df(double %x, ptr %p, ptr %dp) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x, ptr %p, ptr %dp)
  %s = call double (...) @__enzyme_autodiff(ptr @g, double %x)
  %t = call double (...) @__enzyme_autodiff(ptr @h, double %x)
  %u = fadd double %r, %s
  %v = fadd double %u, %t
  ret double %v
}
