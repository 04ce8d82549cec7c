; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_fwddiff(...)

; expected-error@below {{a bitwise exclusive or (^) works on the bits of a floating-point number that carries a derivative [EZ0401]}}
; expected-note@below {{write it with functions of <math.h> such as fabs, copysign, frexp or ldexp}}
define double @f(double %x, i64 %key) {
  %i = bitcast double %x to i64
  %j = xor i64 %i, %key
  %y = bitcast i64 %j to double
  ret double %y
}

; expected-error@below {{an integer that holds bits of a floating-point number that carries a derivative is converted to a floating-point number [EZ0401]}}
; expected-note@below {{write it with functions of <math.h> such as frexp, modf or ilogb}}
define double @g(double %x) {
  %i = bitcast double %x to i64
  %y = uitofp i64 %i to double
  ret double %y
}

define double @df(double %x, double %dx, i64 %key) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, i64 %key)
  %s = call double (...) @__enzyme_fwddiff(ptr @g, double %x, double %dx)
  ret double %r
}
