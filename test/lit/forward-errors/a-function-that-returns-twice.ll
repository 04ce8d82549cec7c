; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare i32 @_setjmp(ptr) returns_twice
declare double @__enzyme_fwddiff(...)

; expected-error-re@below {{^setjmp returns more than once, and derivatives cannot follow \[EZ0403\]$}}
; expected-note@below {{return error codes instead of jumping}}
define double @f(ptr %p, double %x) {
  %buffer = alloca { double, [25 x i64] }, align 16
  store double %x, ptr %buffer, align 8
  %again = call i32 @_setjmp(ptr %buffer)
  %y = load double, ptr %buffer, align 8
  ret double %y
}

define double @df(ptr %p, ptr %dp, double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr %p, ptr %dp, double %x, double %dx)
  ret double %r
}
