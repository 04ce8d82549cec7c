; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

define double @f(double %x) {
  ret double %x
}
declare double @__enzyme_reverse(...)
; expected-error@+2 {{the result (double) is active, so its derivative must follow the arguments, and argument 3 (a pointer) stands there}}
; expected-note@+1 {{first the derivative of the result, then the tape}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_reverse(ptr @f, double %x, ptr %p)
  store double %r, ptr %out
  ret void
}
