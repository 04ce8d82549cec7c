; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare ptr @strdup(ptr)
declare double @__enzyme_fwddiff(...)

; expected-error@below {{a value that carries a derivative is stored in memory of unknown origin, which has no shadow [EZ0305]}}
; expected-note@below {{pass the memory as a parameter with a shadow, or allocate it in what is differentiated}}
define double @f(double %x, ptr %name) {
  %work = call ptr @getenv(ptr %name)
  store double %x, ptr %work, align 8
  %r = load double, ptr %work, align 8
  ret double %r
}

declare ptr @getenv(ptr)

define double @df(double %x, double %dx, ptr %name) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, metadata !"enzyme_const", ptr %name)
  ret double %r
}
