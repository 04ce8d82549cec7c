; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define double @gradients(
; CHECK-NEXT:  call double @diffef(double %x, double 1.000000e+00)
; CHECK-NEXT:  call double @diffef(double %y, double 1.000000e+00)
; CHECK:       define internal double @diffef(
; CHECK-NOT:   @diffef.1

define double @f(double %x) {
  %r = fmul double %x, %x
  ret double %r
}

define double @gradients(double %x, double %y) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  %s = call double (...) @__enzyme_autodiff(ptr @f, double %y)
  %t = fadd double %r, %s
  ret double %t
}

declare double @__enzyme_autodiff(...)
