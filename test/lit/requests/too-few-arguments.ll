; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_fwddiff(...)
; expected-error@+1 {{parameter 2 'p' (a pointer) has no argument: the function takes 2, and 1 is given}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %d)
  store double %r, ptr %out
  ret void
}
