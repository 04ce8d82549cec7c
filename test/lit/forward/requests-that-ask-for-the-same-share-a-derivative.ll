; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define double @one(
; CHECK-NEXT:  call double @fwddiffef(double %x, double %dx)
; CHECK-LABEL: define double @two(
; CHECK-NEXT:  call double @fwddiffef(double %x, double %dx)
; CHECK-NEXT:  call double @fwddiffef(double %dx, double %x)
; Who wants more gets another:
; CHECK-LABEL: define { double, double } @df(
; CHECK-NEXT:  call { double, double } @fwddiffef.1(double %x, double %dx)
; CHECK-LABEL: define internal double @fwddiffef(
; CHECK-LABEL: define internal { double, double } @fwddiffef.1(
; CHECK-NOT:   define

define double @f(double %x) {
  %r = fmul double %x, %x
  ret double %r
}

define double @one(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}

define double @two(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  %s = call double (...) @__enzyme_fwddiff(ptr @f, double %dx, double %x)
  %d = fsub double %r, %s
  ret double %d
}

define { double, double } @df(double %x, double %dx) {
  %r = call { double, double } (...) @__enzyme_fwddiff_p(ptr @f, metadata !"enzyme_primal_return", double %x, double %dx)
  ret { double, double } %r
}

declare double @__enzyme_fwddiff(...)
declare { double, double } @__enzyme_fwddiff_p(...)
