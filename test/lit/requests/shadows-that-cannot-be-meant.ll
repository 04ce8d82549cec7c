; RUN: %enzyme-opt --verify-diagnostics --disable-output --remarks --differentiate "%s"

declare void @__enzyme_autodiff(...)
declare double @__enzyme_autodiff_number(...)

@numbers = global [3 x double] zeroinitializer
@halves = global [3 x float] zeroinitializer

define double @f(ptr %x, ptr %y) {
  %a = load double, ptr %x, align 8
  %b = load double, ptr %y, align 8
  %r = fmul double %a, %b
  ret double %r
}

define double @g(double %x) {
  ret double %x
}

; expected-warning@below {{__enzyme_autodiff of f: parameter 1 'x' (a pointer) is its own shadow, so nothing is differentiated by it [EZ0143]}}
; expected-note@below {{pass other memory for the shadow; or mark the argument enzyme_const if that is meant}}
define void @itself(ptr %x, ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %x, ptr %y, ptr %dy)
  ret void
}

; expected-warning@below {{parameter 1 'x' (a pointer) has the null pointer for its shadow: what writes to that stops the program [EZ0143]}}
; expected-note@below {{pass a shadow, or mark the argument enzyme_const}}
define void @nothing(ptr %x, ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr null, ptr %y, ptr %dy)
  ret void
}

; expected-warning@below {{parameter 2 'y' (a pointer) has the shadow of parameter 1 'x' (a pointer), and is other memory [EZ0143]}}
; expected-note@below {{pass a shadow for each: derivatives of both would be added up in one}}
define void @shared(ptr %x, ptr %y, ptr %d) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %d, ptr %y, ptr %d)
  ret void
}

; expected-warning@below {{parameter 1 'x' (a pointer) is given memory of double, and a shadow of float [EZ0144]}}
; expected-note@below {{a shadow has the type and the size of what it is the shadow of}}
define void @narrow(ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr @numbers, ptr @halves, ptr %y, ptr %dy)
  ret void
}

; expected-warning@below {{__enzyme_autodiff of f: nothing is differentiated: all arguments are constant [EZ0141]}}
define void @constant(ptr %x, ptr %y) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_const", ptr %x, metadata !"enzyme_const", ptr %y)
  ret void
}

; expected-warning@below {{__enzyme_autodiff of g: the derivative is only returned, and nobody uses it [EZ0142]}}
; expected-note@below {{use what the request returns; or let the function take a pointer with a shadow}}
define void @unused(double %x) {
  %r = call double (...) @__enzyme_autodiff_number(ptr @g, double %x)
  ret void
}

@kept = internal global double 0.0

define i32 @above(ptr %x) {
  %a = load double, ptr %x, align 8
  %is = fcmp ogt double %a, 3.0
  %r = zext i1 %is to i32
  ret i32 %r
}

define ptr @keep(double %x) {
  store double %x, ptr @kept, align 8
  ret ptr @kept
}

define i32 @clear(ptr %x) {
  store double 0.0, ptr %x, align 8
  ret i32 0
}

; expected-warning@below {{__enzyme_autodiff of above: nothing is differentiated: the result carries no derivative, and nothing else that does leaves the function [EZ0141]}}
; expected-note@below {{let it return a number, or write one to memory that is passed with a shadow}}
define void @told(ptr %x, ptr %dx) {
  call void (...) @__enzyme_autodiff(ptr @above, ptr %x, ptr %dx)
  ret void
}

; expected-warning@below {{__enzyme_autodiff of keep: nothing is differentiated: the result carries no derivative}}
; expected-note@below {{let it return a number}}
define double @from_a_pointer(double %x) {
  %r = call double (...) @__enzyme_autodiff_number(ptr @keep, double %x)
  ret double %r
}

define void @cleared(ptr %x, ptr %dx) {
  call void (...) @__enzyme_autodiff(ptr @clear, ptr %x, ptr %dx)
  ret void
}
