; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

@rate = global double 3.0
@other = global double 3.0
@fixed = constant double 3.0

declare double @__enzyme_fwddiff(...)
declare ptr @__enzyme_shadow(...)
declare ptr @__enzyme_context(i32)
declare void @__enzyme_zero_shadows(...)

; expected-error@below {{__enzyme_shadow: which variable is meant is not known when compiling [EZ0151]}}
; expected-note@below {{pass the address of a global variable, or of a part of one, where it is called}}
define ptr @one_of_two(i1 %which) {
  %p = select i1 %which, ptr @rate, ptr @other
  %s = call ptr (...) @__enzyme_shadow(ptr %p, i32 1, i32 0)
  ret ptr %s
}

; expected-error@below {{__enzyme_shadow: it asks for the shadow of a null pointer [EZ0151]}}
; expected-note@below {{pass the address of a global variable, or of a part of one, where it is called}}
define ptr @of_nothing() {
  %s = call ptr (...) @__enzyme_shadow(ptr null, i32 1, i32 0)
  ret ptr %s
}

; expected-error@below {{__enzyme_shadow: fixed is constant, and has no derivative [EZ0151]}}
; expected-note@below {{pass the address of a global variable, or of a part of one, where it is called}}
define ptr @of_a_constant() {
  %s = call ptr (...) @__enzyme_shadow(ptr @fixed, i32 1, i32 0)
  ret ptr %s
}

; expected-error@below {{__enzyme_shadow: the width must be a constant, 1 or more [EZ0151]}}
; expected-note@below {{write the number itself, or a macro, an enumerator or a template parameter}}
define ptr @of_any_width(i32 %n) {
  %s = call ptr (...) @__enzyme_shadow(ptr @rate, i32 %n, i32 0)
  ret ptr %s
}

; expected-error@below {{__enzyme_shadow: there is no direction 2 of 2 [EZ0151]}}
; expected-note@below {{they are counted from 0}}
define ptr @of_a_third() {
  %s = call ptr (...) @__enzyme_shadow(ptr @rate, i32 2, i32 2)
  ret ptr %s
}

; expected-error@below {{__enzyme_shadow is not called as it is meant to be [EZ0151]}}
; expected-note@below {{void *__enzyme_shadow(void *variable, int width, int direction), or with a context: void *__enzyme_shadow(void *context, void *variable, int direction)}}
define ptr @with_too_little() {
  %s = call ptr (...) @__enzyme_shadow(ptr @rate, i32 1)
  ret ptr %s
}

; expected-error@below {{__enzyme_context: the width must be a constant, 1 or more [EZ0151]}}
; expected-note@below {{write the number itself, or a macro, an enumerator or a template parameter}}
define ptr @without_directions() {
  %s = call ptr @__enzyme_context(i32 0)
  ret ptr %s
}

; expected-error@below {{__enzyme_context is not called as it is meant to be [EZ0151]}}
; expected-note@below {{void *__enzyme_context(int width)}}
define i64 @as_a_number() {
  %s = call i64 @__enzyme_context(i32 1)
  ret i64 %s
}

; expected-error@below {{__enzyme_zero_shadows is not called as it is meant to be [EZ0151]}}
; expected-note@below {{void __enzyme_zero_shadows(void *context)}}
define void @of_a_number(double %x) {
  call void @__enzyme_zero_shadows(double %x)
  ret void
}

define double @f(double %x) {
  ret double %x
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}
