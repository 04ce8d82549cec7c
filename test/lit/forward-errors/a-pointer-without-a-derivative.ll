; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_fwddiff(...)

; expected-error@below {{indirect call: the callee is unknown, and the function pointer has no shadow [EZ0302]}}
; expected-note@below {{mark what holds the pointer as enzyme_dup, with a shadow that holds derivatives: __enzyme_virtualreverse(f) is one}}
; expected-note@below {{or call the function by its name}}
define double @f(ptr %object, double %x) {
  %g = load ptr, ptr %object, align 8
  %r = call double %g(double %x)
  ret double %r
}

define double @df(ptr %object, double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_const", ptr %object, double %x, double %dx)
  ret double %r
}
