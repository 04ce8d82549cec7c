; RUN: %enzyme-opt --remarks --split-input-file --verify-diagnostics --print-requests "%s"

define double @f(double %x, ptr %p) {
  ret double %x
}
declare { double, double } @__enzyme_fwddiff(...)
; expected-warning@+2 {{it gives the tangent, double, and is declared to return more: a struct of 2 doubles}}
; expected-note@+1 {{what comes after that is undefined; enzyme_primal_return adds the primal}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call { double, double } (...) @__enzyme_fwddiff(ptr @f, double %x, double %d, ptr %p, ptr %q)
  store { double, double } %r, ptr %out
  ret void
}
