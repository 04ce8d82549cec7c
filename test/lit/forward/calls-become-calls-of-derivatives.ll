; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; The derivative computes the primal, too: nothing is called twice.
; CHECK-LABEL: define internal double @fwddiffef(
; CHECK-NEXT:  [[BOTH:%[0-9]+]] = call { double, double } @fwddiffeinner(double %x, double %"x'", i32 3)
; CHECK-NEXT:  [[A:%[0-9]+]] = extractvalue { double, double } [[BOTH]], 0
; CHECK-NEXT:  [[DA:%[0-9]+]] = extractvalue { double, double } [[BOTH]], 1
; CHECK-NEXT:  %b = fmul double [[A]], %x
; CHECK-NEXT:  fmul double %x, [[DA]]
; CHECK-NOT:   @inner
; CHECK-LABEL: define internal { double, double } @fwddiffeinner(double %x, double %"x'", i32 %n)

define double @inner(double %x, i32 %n) {
  %r = fmul double %x, %x
  ret double %r
}

define double @f(double %x) {
  %a = call double @inner(double %x, i32 3)
  %b = fmul double %a, %x
  ret double %b
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
