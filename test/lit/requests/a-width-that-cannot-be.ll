; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

@enzyme_width = external global i32
define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_fwddiff(...)
; expected-error@+2 {{the width, argument 3 (a 32-bit integer), must be a constant}}
; expected-note@+1 {{write the number itself}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr @enzyme_width, i32 %i, double %x, double %d, ptr %p, ptr %q)
  store double %r, ptr %out
  ret void
}

; -----

@enzyme_width = external global i32
define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_fwddiff(...)
; expected-error@+1 {{argument 4 (enzyme_width) is there a second time}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr @enzyme_width, i32 1, ptr @enzyme_width, i32 1, double %x, double %d, ptr %p, ptr %q)
  store double %r, ptr %out
  ret void
}

; -----

@enzyme_width = external global i32
define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_fwddiff(...)
; expected-error@+1 {{the width is 0, and must be 1 to 65536}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr @enzyme_width, i32 0, double %x, double %d, ptr %p, ptr %q)
  store double %r, ptr %out
  ret void
}
