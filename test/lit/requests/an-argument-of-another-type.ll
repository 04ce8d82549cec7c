; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_fwddiff(...)
; expected-error@+1 {{argument 3 (a 64-bit integer) does not fit the shadow of parameter 1 'x' (double)}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, i64 %n, ptr %p, ptr %q)
  store double %r, ptr %out
  ret void
}

; -----

define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_fwddiff(...)
; expected-error@+1 {{argument 4 (a 64-bit integer) does not fit parameter 2 'p' (a pointer)}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %d, i64 %n, ptr %q)
  store double %r, ptr %out
  ret void
}
