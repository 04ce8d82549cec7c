; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

@enzyme_width = external global i32
@enzyme_scalar = external global i32
define double @f(double %x, ptr %p) {
  ret double %x
}
declare void @__enzyme_batch(...)
; expected-error@+2 {{parameter 1 'x' (double) needs 2 values, one for each instance, and there are 1}}
; expected-note@+1 {{write enzyme_scalar in front of a value that all share}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  call void (...) @__enzyme_batch(ptr @f, ptr @enzyme_width, i32 2, double %x, ptr @enzyme_scalar, ptr %p)
  ret void
}
