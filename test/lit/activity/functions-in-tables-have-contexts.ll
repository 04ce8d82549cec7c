; RUN: %enzyme-opt --print-activity "%s" | %FileCheck "%s"

; CHECK-LABEL: activity of @f for fwddiff in @caller at
; CHECK-NEXT:  active globals: @table
; CHECK-NEXT:  active functions: @half, @twice
; CHECK-NEXT:  @f(active, inactive): result active
; CHECK-NEXT:    %x: active
; CHECK-NEXT:    %place = getelementptr ptr, ptr @table, i64 %n: active
; CHECK-NEXT:    %which = load ptr, ptr %place, align 8: active
; CHECK-NEXT:    %s = call double %which(double %x): active, active call
; CHECK-NEXT:  @twice(active): result active
; CHECK-NEXT:    %y: active
; CHECK-NEXT:    %z = fadd double %y, %y: active
; CHECK-NEXT:  @half(active): result active
; CHECK-NEXT:    %y: active
; CHECK-NEXT:    %z = fmul double %y, 5.000000e-01: active

@table = internal constant [2 x ptr] [ptr @twice, ptr @half]

define double @f(double %x, i64 %n) {
  %place = getelementptr ptr, ptr @table, i64 %n
  %which = load ptr, ptr %place, align 8
  %s = call double %which(double %x)
  ret double %s
}

define double @twice(double %y) {
  %z = fadd double %y, %y
  ret double %z
}

define double @half(double %y) {
  %z = fmul double %y, 5.000000e-01
  ret double %z
}

define double @caller(double %x, double %dx, i64 %n) {
  %1 = call double (ptr, ...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, i64 %n)
  ret double %1
}

declare double @__enzyme_fwddiff(ptr, ...)
