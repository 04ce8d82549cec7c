; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

@enzyme_primal_return = external global i32
define void @f(double %x) {
  ret void
}
declare void @__enzyme_fwddiff(...)
; expected-note@+2 {{take it away}}
; expected-error@+1 {{enzyme_primal_return, but the function returns nothing}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  call void (...) @__enzyme_fwddiff(ptr @f, ptr @enzyme_primal_return, double %x, double %d)
  ret void
}
