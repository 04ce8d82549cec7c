; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; The derivative of the batch is made of the registered one, once for each instance.

@__enzyme_register_derivative_square = global { ptr, ptr } { ptr @square, ptr @d_square }

define double @square(double %x) {
  %r = fmul double %x, %x
  ret double %r
}

define { double, double } @d_square(double %x, double %dx) {
  %a = insertvalue { double, double } poison, double %x, 0
  %r = insertvalue { double, double } %a, double %dx, 1
  ret { double, double } %r
}

define double @f(double %x) {
  %s = call double @square(double %x)
  %r = fadd double %s, 1.0
  ret double %r
}

define double @both(double %x) {
  %t = call { double, double } (...) @__enzyme_batch(ptr @f, metadata !"enzyme_width", i64 2, double %x, double 3.0)
  %a = extractvalue { double, double } %t, 0
  %b = extractvalue { double, double } %t, 1
  %r = fadd double %a, %b
  ret double %r
}

define double @df(double %x) {
  %r = call double (...) @__enzyme_fwddiff(ptr @both, double %x, double 1.0)
  ret double %r
}

declare { double, double } @__enzyme_batch(...)
declare double @__enzyme_fwddiff(...)

; CHECK-LABEL: define internal [2 x double] @batch2f(
; CHECK-NEXT: call double @square(double %x)
; CHECK-NEXT: call double @square(double %"x'")
; CHECK-NOT: @batch2square
; CHECK-LABEL: define internal {{.*}} @fwddiffebatch2f(
; CHECK: call { double, double } @d_square(
