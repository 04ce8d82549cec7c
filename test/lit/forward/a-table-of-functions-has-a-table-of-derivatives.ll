; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK:       @table_shadow = internal constant [2 x ptr] [ptr @fwddiffesquare, ptr @fwddiffesin]
; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       %"at'" = getelementptr [2 x ptr], ptr @table_shadow, i64 0, i64 %i
; CHECK:       %"g'" = load ptr, ptr %"at'", align 8
; A pointer that is its own shadow is looked up:
; CHECK:       [[G:%[0-9]+]] = call ptr @enzyme_cc.derivative_of.forward(ptr %g, ptr %"g'"
; CHECK:       call { double, double } [[G]](double %x, double %"x'")
; CHECK:       define internal ptr @enzyme_cc.derivative_of.forward(
; CHECK:       icmp eq ptr %0, %1
; CHECK:       define internal ptr @enzyme_cc.search(
; CHECK:       icmp eq ptr %0, @sin
; CHECK:       ret ptr @fwddiffesin
; CHECK:       icmp eq ptr %0, @square
; CHECK:       ret ptr @fwddiffesquare
; CHECK:       call void @enzyme_cc.stop_if(i1 true

@table = internal constant [2 x ptr] [ptr @square, ptr @sin]

define double @square(double %x) {
  %r = fmul double %x, %x
  ret double %r
}

define double @f(double %x, i64 %i) {
  %at = getelementptr [2 x ptr], ptr @table, i64 0, i64 %i
  %g = load ptr, ptr %at, align 8
  %r = call double %g(double %x)
  ret double %r
}

define double @df(double %x, double %dx, i64 %i) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, i64 %i)
  ret double %r
}

declare double @sin(double)
declare double @__enzyme_fwddiff(...)
