; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       %p = fmul fast double %x, %x
; CHECK-NEXT:  = fmul fast double
; CHECK-NEXT:  = fmul fast double
; CHECK-NEXT:  = fadd fast double
; CHECK-NEXT:  %q = fadd nnan contract
; CHECK-NEXT:  = fadd nnan contract
; CHECK-NEXT:  %r = fmul double
; CHECK-NEXT:  = fmul double
; CHECK-NEXT:  = fmul double
; CHECK-NEXT:  = fadd double

define double @f(double %x) {
  %p = fmul fast double %x, %x
  %q = fadd nnan contract double %p, %x
  %r = fmul double %q, %q
  ret double %r
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
