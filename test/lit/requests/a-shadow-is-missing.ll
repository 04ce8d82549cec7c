; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_fwddiff(...)
; expected-error@+2 {{parameter 2 'p' (a pointer) has no shadow: the call ends where it should be}}
; expected-note@+1 {{write its shadow after it: p, dp; or enzyme_const, p where no derivative by it is wanted}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %d, ptr %p)
  store double %r, ptr %out
  ret void
}

; -----

@enzyme_width = external global i32
@enzyme_const = external global i32
define double @f(double %x, ptr %p) {
  ret double %x
}
declare void @__enzyme_fwddiff(...)
; expected-error@+2 {{parameter 1 'x' (double) needs 3 shadows at width 3, and there are 1}}
; expected-note@+1 {{or enzyme_const, x where}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  call void (...) @__enzyme_fwddiff(ptr @f, ptr @enzyme_width, i32 3, double %x, double %d, ptr @enzyme_const, ptr %p)
  ret void
}
