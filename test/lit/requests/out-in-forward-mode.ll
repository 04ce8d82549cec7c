; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

@enzyme_out = external global i32
define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_fwddiff(...)
; expected-error@+2 {{parameter 1 'x' (double) is marked enzyme_out, which is for reverse modes}}
; expected-note@+1 {{in forward modes give its tangent: enzyme_dup, x, dx}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr @enzyme_out, double %x, ptr %p, ptr %q)
  store double %r, ptr %out
  ret void
}
