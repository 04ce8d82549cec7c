; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(double %x, double %"x'", double %c)
; CHECK-NEXT:  %s = fmul
; CHECK-NEXT:  %k = fadd
; CHECK-NEXT:  %t = call double @sin(double %k)
; CHECK-NEXT:  %p = fmul
; CHECK-NEXT:  [[D:%[0-9]+]] = fmul double %t, %"x'"
; CHECK-NEXT:  %q = fadd
; CHECK-NEXT:  ret double [[D]]

define double @f(double %x, double %c) {
  %s = fmul double %c, %c
  %k = fadd double %s, 3.0
  %t = call double @sin(double %k)
  %p = fmul double %x, %t
  %q = fadd double %p, %t
  ret double %q
}

define double @df(double %x, double %dx, double %c) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, metadata !"enzyme_const", double %c)
  ret double %r
}

declare double @sin(double)
declare double @__enzyme_fwddiff(...)
