; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define double @twice(
; CHECK:       [[ONE:%[0-9]+]] = call double @fwddiffef(double %x, double 1.0
; CHECK-NEXT:  call double @fwddiffef(double %x, double [[ONE]])

define double @f(double %x) {
  %r = fmul double %x, %x
  ret double %r
}

define double @twice(double %x) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double 1.0)
  %s = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %r)
  ret double %s
}

declare double @__enzyme_fwddiff(...)
