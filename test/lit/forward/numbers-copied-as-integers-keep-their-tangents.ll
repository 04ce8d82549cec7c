; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       [[SAME:%[0-9]+]] = icmp eq ptr %"p'", %p
; CHECK:       %"bits'" = load i64, ptr %"p'", align 8
; CHECK-NEXT:  [[D:%[0-9]+]] = select i1 [[SAME]], i64 0, i64 %"bits'"
; CHECK:       store i64 [[D]], ptr %"own'", align 8
; CHECK:       %"x'" = load double, ptr %"own'", align 8
; CHECK:       %"y'" = bitcast i64 [[D]] to double

; The way optimised C moves doubles: as i64, between memory and registers.
define double @f(ptr %p) {
  %own = alloca double, align 8
  %bits = load i64, ptr %p, align 8
  store i64 %bits, ptr %own, align 8
  %x = load double, ptr %own, align 8
  %y = bitcast i64 %bits to double
  %s = fmul double %x, %y
  ret double %s
}

define double @df(ptr %p, ptr %dp) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr %p, ptr %dp)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
