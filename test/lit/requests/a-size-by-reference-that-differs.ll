; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

@enzyme_byref = external global i32
define double @f(double %x) {
  ret double %x
}
declare double @__enzyme_autodiff(...)
; expected-note@+2 {{write sizeof of what is passed}}
; expected-error@+1 {{parameter 1 'x' (double) has 8 bytes, and enzyme_byref says 4}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, ptr @enzyme_byref, i64 4, ptr %p)
  store double %r, ptr %out
  ret void
}
