; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare i32 @setjmp(ptr) returns_twice
declare double @__enzyme_autodiff(...)

; expected-error@below {{setjmp returns more than once, and derivatives cannot follow [EZ0403]}}
; expected-note@below {{return error codes instead of jumping}}
define double @f(double %x) {
  %buffer = alloca { double, [25 x i64] }, align 16
  store double %x, ptr %buffer, align 8
  %again = call i32 @setjmp(ptr %buffer)
  %y = load double, ptr %buffer, align 8
  ret double %y
}

define double @gradient(double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %r
}
