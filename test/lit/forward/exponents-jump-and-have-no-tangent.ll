; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       %r = fmul double %x, %e
; CHECK-NEXT:  [[D:%[0-9]+]] = fmul double %e, %"x'"
; CHECK-NEXT:  ret double [[D]]

target datalayout = "e-m:e-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define double @f(double %x) {
  %i = bitcast double %x to i64
  %shifted = lshr i64 %i, 52
  %exponent = sub i64 %shifted, 1023
  %e = sitofp i64 %exponent to double
  %r = fmul double %x, %e
  ret double %r
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
