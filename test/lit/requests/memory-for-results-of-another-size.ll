; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

%pair = type { double, double }
define void @f(ptr sret(%pair) %o, double %x) {
  ret void
}
declare double @__enzyme_fwddiff(...)
; expected-note@+2 {{declare it to return pair}}
; expected-error@+1 {{the function returns pair through memory, so the request must return the tangent, 16 bytes, and is declared to return double}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %d)
  store double %r, ptr %out
  ret void
}
