; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

@enzyme_tape = external global i32
define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_fwddiff(...)
; expected-error@+2 {{argument 2 (enzyme_tape) has no effect here}}
; expected-note@+1 {{it belongs to __enzyme_augmentfwd}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr @enzyme_tape, ptr %p, double %x, double %d, ptr %p, ptr %q)
  store double %r, ptr %out
  ret void
}

; -----

@enzyme_interleave = external global i32
@enzyme_dup = external global i32
define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_fwddiff(...)
; expected-error@+2 {{argument 5 (enzyme_dup) comes after enzyme_interleave, where only shadows follow}}
; expected-note@+1 {{put the markers and values first}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, ptr %p, ptr @enzyme_interleave, ptr @enzyme_dup, double %d)
  store double %r, ptr %out
  ret void
}
