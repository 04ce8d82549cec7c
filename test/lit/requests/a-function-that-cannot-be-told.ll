; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_fwddiff(...)
; expected-error@+3 {{the function to differentiate is parameter 'p' of 'g', and each call of that may pass another one}}
; expected-note@+2 {{make 'g' always_inline}}
; expected-note@+1 {{or, in C++, make the function a template argument of 'g'}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_fwddiff(ptr %p, double %x, double %d)
  store double %r, ptr %out
  ret void
}

; -----

define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_fwddiff(...)
; expected-error@+2 {{which function to differentiate is not known when compiling: it is read from memory}}
; expected-note@+1 {{pass the function itself}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %f = load ptr, ptr %p
  %r = call double (...) @__enzyme_fwddiff(ptr %f, double %x, double %d)
  store double %r, ptr %out
  ret void
}
