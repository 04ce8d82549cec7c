; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

@enzyme_out = external global i32
define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_autodiff(...)
; expected-error@+2 {{parameter 2 'p' (a pointer) is marked enzyme_out, which is for floating-point numbers passed by value}}
; expected-note@+1 {{a pointer takes its shadow}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x, ptr @enzyme_out, ptr %p)
  store double %r, ptr %out
  ret void
}

; -----

@enzyme_dup = external global i32
define double @f(double %x) {
  ret double %x
}
declare double @__enzyme_autodiff(...)
; expected-error@+2 {{parameter 1 'x' (double) is marked enzyme_dup, and has no memory to add a derivative to in a reverse mode}}
; expected-note@+1 {{its derivative is returned: enzyme_out, x}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, ptr @enzyme_dup, double %x, double %d)
  store double %r, ptr %out
  ret void
}
