; RUN: %enzyme-opt --verify-diagnostics --disable-output --remarks --differentiate "%s"

declare double @__enzyme_fwddiff(...)

; expected-warning@below {{a value that carries a derivative is stored in memory that the request calls constant: what is read from there counts as constant [EZ0304]}}
; expected-note@below {{the request is about f, and calls 'work' constant}}
; expected-note@below {{mark the parameter enzyme_dup and pass a shadow, be it only for work space}}
define double @f(ptr %work, double %x) {
  store double %x, ptr %work, align 8
  %r = load double, ptr %work, align 8
  ret double %r
}

define double @df(ptr %work, double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_const", ptr %work, double %x, double %dx)
  ret double %r
}
