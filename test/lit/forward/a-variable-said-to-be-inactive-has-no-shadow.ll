; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; What is stored there has no derivative when it is read back, in either mode.

@seen = internal global double 0.0
@__enzyme_inactive_global_seen = global ptr @seen

; CHECK-NOT: @seen_shadow

define double @f(double %x) {
  store double %x, ptr @seen
  %y = load double, ptr @seen
  %r = fmul double %x, %y
  ret double %r
}

define double @forward(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}

define double @back(double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       %y = load double, ptr @seen
; CHECK:       [[D:%[0-9]+]] = fmul double %y, %"x'"
; CHECK-NEXT:  ret double [[D]]

; CHECK-LABEL: define internal double @diffef(
; CHECK:       back.block:
; CHECK-NEXT:  fmul double %y, %0
; CHECK-NOT:   fmul
; CHECK:       ret
