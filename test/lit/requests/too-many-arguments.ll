; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_fwddiff(...)
; expected-error@+1 {{argument 6 (a 64-bit integer) is left over: all of the function's 2 parameters have what is needed}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %d, ptr %p, ptr %q, i64 %n)
  store double %r, ptr %out
  ret void
}
