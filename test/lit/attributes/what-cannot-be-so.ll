; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_fwddiff(...)
declare double @forward(double, double)

; expected-error@below {{solve has enzyme_augment, which is one half of a derivative [EZ0127]}}
; expected-note@below {{give it enzyme_gradient, or enzyme_splitderivative for split forward mode as well}}
define double @solve(double %x) !enzyme_augment !0 {
  ret double %x
}

; expected-error@below {{enzyme_derivative takes one function in brackets [EZ0125]}}
; expected-note@below {{write: __attribute__((enzyme_derivative(forward_two_given)))}}
define double @two_given(double %x) !enzyme_derivative !1 {
  ret double %x
}

; expected-error@below {{silent has enzyme_inactive, and also enzyme_derivative [EZ0126]}}
; expected-note@below {{which is at}}
; expected-note@below {{take one of them away}}
define double @silent(double %x) "enzyme_inactive" !enzyme_derivative !0 {
  ret double %x
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @solve, double %x, double %dx)
  ret double %r
}

!0 = !{ptr @forward}
!1 = !{ptr @forward, ptr @forward}
