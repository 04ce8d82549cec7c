; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

declare double @lgamma(double)
declare double @__enzyme_fwddiff(...)

define double @f(double %x) {
  %r = call double @lgamma(double %x)
  ret double %r
}

define double @df(double %x) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double 1.0)
  ret double %r
}

; The second derivative calls trigamma: by the rule of digamma, not by its body.
define double @ddf(double %x) {
  %r = call double (...) @__enzyme_fwddiff(ptr @df, double %x, double 1.0)
  ret double %r
}

; CHECK-NOT:   declare {{.*}}@__enzyme_cc
; CHECK-LABEL: define internal { double, double } @fwddiffefwddiffef(
; CHECK:       call double @__enzyme_cc_digamma(double
; CHECK:       call double @__enzyme_cc_trigamma(double
; CHECK-NOT:   declare {{.*}}@__enzyme_cc
; CHECK:       define internal double @__enzyme_cc_digamma(double
; CHECK:       define internal double @__enzyme_cc_polygamma(i32
; CHECK:       define internal double @__enzyme_cc_trigamma(double
; CHECK-NOT:   erfinv
; CHECK-NOT:   x86_fp80
