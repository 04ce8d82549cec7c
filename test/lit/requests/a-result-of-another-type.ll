; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

define double @f(double %x, ptr %p) {
  ret double %x
}
declare float @__enzyme_fwddiff(...)
; expected-error@+2 {{it gives the tangent (double), and is declared to return float}}
; expected-note@+1 {{declare it to return the tangent}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call float (...) @__enzyme_fwddiff(ptr @f, double %x, double %d, ptr %p, ptr %q)
  store float %r, ptr %out
  ret void
}
