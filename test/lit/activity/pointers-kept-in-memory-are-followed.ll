; RUN: %enzyme-opt --print-activity "%s" | %FileCheck "%s"

; A row is reached through a table of rows that another function fills: `fill` stores active data
; in what it finds there, so the row, the table and all that lead there are active. The name, whose
; address is in no table, is not.

; CHECK-LABEL: activity of @f for fwddiff in @caller at
; CHECK-NEXT:  @f(active): result active
; CHECK-NEXT:    %x: active
; CHECK-NEXT:    %row = alloca [4 x double], align 8: active
; CHECK-NEXT:    %table = alloca [2 x ptr], align 8: active
; CHECK-NEXT:    call void @keep(ptr %table, ptr %row): active call
; CHECK-NEXT:    call void @fill(ptr %table, double %x): active call
; CHECK-NEXT:    %s = load double, ptr %row, align 8: active
; CHECK-NEXT:  @keep(active, active): result inactive
; CHECK-NEXT:    %table: active
; CHECK-NEXT:    %row: active
; CHECK-NEXT:    %last = getelementptr ptr, ptr %table, i64 1: active
; CHECK-NEXT:  @fill(active, active): result inactive
; CHECK-NEXT:    %table: active
; CHECK-NEXT:    %x: active
; CHECK-NEXT:    %row = load ptr, ptr %table, align 8: active

define double @f(double %x) {
  %row = alloca [4 x double], align 8
  %name = alloca [4 x double], align 8
  %table = alloca [2 x ptr], align 8
  call void @keep(ptr %table, ptr %row)
  store double 0.0, ptr %name, align 8
  call void @fill(ptr %table, double %x)
  %s = load double, ptr %row, align 8
  %t = load double, ptr %name, align 8
  ret double %s
}

define void @keep(ptr %table, ptr %row) {
  store ptr %row, ptr %table, align 8
  %last = getelementptr ptr, ptr %table, i64 1
  store ptr %row, ptr %last, align 8
  ret void
}

define void @fill(ptr %table, double %x) {
  %row = load ptr, ptr %table, align 8
  store double %x, ptr %row, align 8
  ret void
}

define double @caller(double %x, double %dx) {
  %1 = call double (ptr, ...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %1
}

declare double @__enzyme_fwddiff(ptr, ...)
