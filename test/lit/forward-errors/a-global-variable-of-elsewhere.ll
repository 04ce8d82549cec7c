; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

@state = external global double
declare double @__enzyme_fwddiff(...)

; expected-error@below {{state carries a derivative, is defined elsewhere and has no shadow here [EZ0404]}}
; expected-note@below {{define it in the same unit, or pass it as an argument}}
define double @f(double %x) {
  store double %x, ptr @state, align 8
  %y = load double, ptr @state, align 8
  ret double %y
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}
