; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_fwddiff(...)

; expected-error@below {{a call through a pointer: it is not known which function is called, and the pointer has no shadow, which would lead to its derivative [EZ0302]}}
; expected-note@below {{pass what holds the pointer as enzyme_dup, with a shadow in which its derivative is: __enzyme_virtualreverse(f) gives that}}
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
