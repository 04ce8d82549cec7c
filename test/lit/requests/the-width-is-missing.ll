; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

@enzyme_width = external global i32
define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_fwddiff(...)
; expected-error@+1 {{argument 6 (enzyme_width) must be followed by the number of directions}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %d, ptr %p, ptr %q, ptr @enzyme_width)
  store double %r, ptr %out
  ret void
}

; -----

define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_batch(...)
; expected-error@+1 {{a batch needs its width: enzyme_width, N}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_batch(ptr @f, double %x, ptr %p)
  store double %r, ptr %out
  ret void
}
