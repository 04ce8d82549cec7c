; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

@enzyme_primal_return = external global i32
define double @f(double %x) {
  ret double %x
}
declare double @__enzyme_reverse(...)
; expected-error@+2 {{enzyme_primal_return asks for the function's own result, but this call computes derivatives only, from the tape}}
; expected-note@+1 {{ask __enzyme_augmentfwd for it, which runs the function}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_reverse(ptr @f, ptr @enzyme_primal_return, double %x, double %d, ptr %p)
  store double %r, ptr %out
  ret void
}
