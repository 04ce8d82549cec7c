; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_fwddiff(...)
; expected-error@+2 {{parameter 2 'p' (a pointer) is dup by its type: its shadow must follow argument 4 (a pointer), but the call ends}}
; expected-note@+1 {{if it takes no part, write enzyme_const in front of it}}
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
; expected-error@+2 {{parameter 1 'x' (double) is dup by its type: 3 shadows must follow at width 3, and there are 1}}
; expected-note@+1 {{write enzyme_const}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  call void (...) @__enzyme_fwddiff(ptr @f, ptr @enzyme_width, i32 3, double %x, double %d, ptr @enzyme_const, ptr %p)
  ret void
}
