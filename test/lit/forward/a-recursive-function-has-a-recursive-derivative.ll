; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffepower(
; CHECK:       call { double, double } @fwddiffepower.1(double %x, double %"x'", i32 %less)
; CHECK-LABEL: define internal { double, double } @fwddiffepower.1(
; CHECK:       [[A:%[0-9]+]] = insertvalue { double, double } poison, double 1.000000e+00, 0
; CHECK-NEXT:  insertvalue { double, double } [[A]], double 0.000000e+00, 1
; CHECK:       call { double, double } @fwddiffepower.1(double %x, double %"x'", i32 %less)
; CHECK-NOT:   define

define double @power(double %x, i32 %n) {
entry:
  %end = icmp eq i32 %n, 0
  br i1 %end, label %one, label %more

one:
  ret double 1.0

more:
  %less = sub i32 %n, 1
  %rest = call double @power(double %x, i32 %less)
  %r = fmul double %rest, %x
  ret double %r
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @power, double %x, double %dx, i32 5)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
