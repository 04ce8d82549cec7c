; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       call { double, double } @fwddiffetimes(double %x, double %"x'", double %c)
; CHECK:       call { double, double } @fwddiffetimes.1(double %c, double %x, double %"x'")
; CHECK:       %z = call double @times(double %c, double %c)
; CHECK-LABEL: define internal { double, double } @fwddiffetimes(double %x, double %"x'", double %y)
; CHECK:       fmul double %y, %"x'"
; CHECK-LABEL: define internal { double, double } @fwddiffetimes.1(double %x, double %y, double %"y'")
; CHECK:       fmul double %x, %"y'"

define double @times(double %x, double %y) {
  %r = fmul double %x, %y
  ret double %r
}

define double @f(double %x, double %c) {
  %a = call double @times(double %x, double %c)
  %b = call double @times(double %c, double %x)
  %z = call double @times(double %c, double %c)
  %ab = fadd double %a, %b
  %r = fadd double %ab, %z
  ret double %r
}

define double @df(double %x, double %dx, double %c) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, metadata !"enzyme_const", double %c)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
