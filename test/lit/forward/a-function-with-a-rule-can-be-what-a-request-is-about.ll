; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define double @df(
; CHECK-NEXT:  call double @fwddiffesin(double %x, double %dx)
; CHECK-LABEL: define internal double @fwddiffesin(double %0, double %1)
; CHECK:       [[COS:%[0-9]+]] = call double @llvm.cos.f64(double %0)
; CHECK-NEXT:  [[D:%[0-9]+]] = fmul double [[COS]], %1
; CHECK-NEXT:  ret double [[D]]

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @sin, double %x, double %dx)
  ret double %r
}

declare double @sin(double)
declare double @__enzyme_fwddiff(...)
