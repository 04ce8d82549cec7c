; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

declare double @f(double)
declare double @__enzyme_fwddiff(...)
; expected-error@+2 {{__enzyme_fwddiff of f: f is only declared here, and there is no rule for it}}
; expected-note@+1 {{link what defines it in the same command}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %d)
  store double %r, ptr %out
  ret void
}
