; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; The derivative may write to its shadow: it works on a copy.
; CHECK-LABEL: define double @df(
; CHECK-NEXT:  call double @fwddiffef(ptr byval(%pair) align 8 %p, ptr %dp)
; CHECK-LABEL: define internal double @fwddiffef(ptr byval(%pair) align 8 %p, ptr %"p'")
; CHECK-NEXT:  [[OWN:%[0-9]+]] = alloca %pair, align 8
; CHECK-NEXT:  call void @llvm.memcpy.p0.p0.i64(ptr [[OWN]], ptr %"p'", i64 16, i1 false)
; CHECK:       %"x'" = load double, ptr [[OWN]], align 8
; CHECK:       store double 0.000000e+00, ptr [[OWN]], align 8

%pair = type { double, double }

define double @f(ptr byval(%pair) align 8 %p) {
  %x = load double, ptr %p, align 8
  store double 0.0, ptr %p, align 8
  ret double %x
}

define double @df(ptr %p, ptr %dp) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr byval(%pair) align 8 %p, ptr byval(%pair) align 8 %dp)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
