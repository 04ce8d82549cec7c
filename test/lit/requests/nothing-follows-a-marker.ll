; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

@enzyme_dup = external global i32
define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_fwddiff(...)
; expected-error@+1 {{no value for parameter 2 'p' (a pointer) follows enzyme_dup}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %d, ptr @enzyme_dup)
  store double %r, ptr %out
  ret void
}

; -----

@enzyme_dup = external global i32
@enzyme_const = external global i32
define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_fwddiff(...)
; expected-error@+2 {{argument 3 (enzyme_const) stands where an argument must follow enzyme_dup}}
; expected-note@+1 {{each marker is followed by the argument it is about}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr @enzyme_dup, ptr @enzyme_const, double %x)
  store double %r, ptr %out
  ret void
}
