; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_fwddiff(...)
; expected-note@+2 {{give the function first, then options and arguments}}
; expected-error@+1 {{the first argument must be a function, and is the null pointer}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_fwddiff(ptr null, double %x)
  store double %r, ptr %out
  ret void
}
; -----
define double @f(double %x) {
  ret double %x
}
declare double @__enzyme_fwddiff(...)
; expected-note@+2 {{give the function first, then options and arguments}}
; expected-error@+1 {{the first argument must be a function, and is the number 2.5 [EZ0103]}}
define double @g(double %x) {
  %r = call double (...) @__enzyme_fwddiff(double 2.5, ptr @f)
  ret double %r
}
