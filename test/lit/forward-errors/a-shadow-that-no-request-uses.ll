; RUN: %enzyme-opt --verify-diagnostics --disable-output --remarks --differentiate "%s"

@rate = global double 3.0
@other = global double 3.0

declare double @__enzyme_fwddiff(...)
declare ptr @__enzyme_shadow(...)

; expected-warning@below {{no request of width 2 in this file uses rate: its shadow stays as it is [EZ0152]}}
; expected-note@below {{give the width of the request that is meant}}
define ptr @of_another_width() {
  %s = call ptr (...) @__enzyme_shadow(ptr @rate, i32 2, i32 0)
  ret ptr %s
}

; expected-warning@below {{no request with a context in this file uses rate: its shadow stays as it is [EZ0152]}}
; expected-note@below {{give the width of the request that is meant}}
define ptr @in_a_context(ptr %c) {
  %s = call ptr (...) @__enzyme_shadow(ptr %c, ptr @rate, i32 0)
  ret ptr %s
}

; expected-warning@below {{no request of width 1 in this file uses other: its shadow stays as it is [EZ0152]}}
; expected-note@below {{give the width of the request that is meant}}
define ptr @of_another_variable() {
  %s = call ptr (...) @__enzyme_shadow(ptr @other, i32 1, i32 0)
  ret ptr %s
}

define ptr @right() {
  %s = call ptr (...) @__enzyme_shadow(ptr @rate, i32 1, i32 0)
  ret ptr %s
}

define double @f(double %x) {
  %k = load double, ptr @rate, align 8
  %y = fmul double %k, %x
  ret double %y
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}
