; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK:       @table_shadow = internal constant [2 x ptr] [ptr @fwddiffesquare, ptr @fwddiffesin]
; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       %"at'" = getelementptr [2 x ptr], ptr @table_shadow, i64 0, i64 %i
; CHECK:       %"g'" = load ptr, ptr %"at'", align 8
; CHECK:       call { double, double } %"g'"(double %x, double %"x'")
; CHECK-LABEL: define internal { double, double } @fwddiffesquare(double %x, double %"x'")
; CHECK-LABEL: define internal { double, double } @fwddiffesin(double %0, double %1)

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
