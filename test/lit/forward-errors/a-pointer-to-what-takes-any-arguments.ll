; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

; A pointer to a function with `...`: whatever is behind it has no derivative.
declare double @__enzyme_fwddiff(...)
declare void @__enzyme_autodiff(...)

; expected-error@below {{a call through a pointer to a function with variable arguments (`...`), which has a derivative to compute [EZ0405]}}
; expected-note@below {{pass an array and its length}}
define double @f(ptr %g, double %x) {
  %r = call double (i32, ...) %g(i32 1, double %x)
  ret double %r
}

define double @df(ptr %g, ptr %dg, double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr %g, ptr %dg, double %x, double %dx)
  ret double %r
}

; expected-error@below {{a call through a pointer to a function with variable arguments (`...`), which has a derivative to compute [EZ0405]}}
; expected-note@below {{pass an array and its length}}
define void @h(ptr %g, ptr %p) {
  call void (ptr, ...) %g(ptr %p)
  ret void
}

define void @dh(ptr %g, ptr %dg, ptr %p, ptr %dp) {
  call void (...) @__enzyme_autodiff(ptr @h, ptr %g, ptr %dg, ptr %p, ptr %dp)
  ret void
}
