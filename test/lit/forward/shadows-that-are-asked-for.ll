; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; Asked for, a shadow is nobody's to clear; in a context it is an offset from what a variable of the
; thread holds while the request runs.
; CHECK:       @enzyme_cc.context.size = global i64 32
; CHECK-NEXT:  @enzyme_cc.slots.rate = constant { ptr, i64 } { ptr @rate, i64 0 }
; CHECK-NEXT:  @rate_shadow = internal global double 0.000000e+00, align 8
; CHECK:       @enzyme_cc.shadows.rate.1 = constant [2 x ptr] [ptr @rate, ptr @rate_shadow]
; CHECK:       @enzyme_cc.context.current = internal thread_local global ptr null
; CHECK-LABEL: define ptr @asked()
; CHECK-NEXT:    ret ptr @rate_shadow
; CHECK-LABEL: define double @df(
; CHECK-NOT:     memset{{.*}}@rate_shadow
; CHECK:         store ptr null, ptr @enzyme_cc.context.current
; CHECK:         [[R:%.*]] = call double @fwddiffef(double %x, double %dx)
; CHECK-NEXT:    store ptr {{.*}}, ptr @enzyme_cc.context.current
; CHECK-NEXT:    ret double [[R]]
; CHECK-LABEL: define double @df_in(
; CHECK:         store ptr %c, ptr @enzyme_cc.context.current
; CHECK:         call double @fwddiffef(double %x, double %dx)
; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:         [[C:%.*]] = load ptr, ptr @enzyme_cc.context.current
; CHECK-NEXT:    [[NONE:%.*]] = icmp eq ptr [[C]], null
; CHECK-NEXT:    [[SLOT:%.*]] = getelementptr i8, ptr [[C]], i64 64
; CHECK-NEXT:    [[SHADOW:%.*]] = select i1 [[NONE]], ptr @rate_shadow, ptr [[SLOT]]
; CHECK:         load double, ptr [[SHADOW]]

@rate = internal global double 3.0, align 8
@pair = internal global [2 x double] zeroinitializer, align 16
@enzyme_context = external global i32

define ptr @asked() {
  %s = call ptr @__enzyme_shadow(ptr @rate, i32 1, i32 0)
  ret ptr %s
}

define ptr @asked_in(ptr %c) {
  %s = call ptr @__enzyme_shadow_in(ptr %c, ptr @rate, i32 0)
  ret ptr %s
}

define double @f(double %x) {
  %k = load double, ptr @rate, align 8
  store double %x, ptr @pair, align 8
  %p = load double, ptr @pair, align 8
  %y = fmul double %k, %p
  ret double %y
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}

define double @df_in(ptr %c, double %x, double %dx) {
  %m = load i32, ptr @enzyme_context
  %r = call double (...) @__enzyme_fwddiff(ptr @f, i32 %m, ptr %c, double %x, double %dx)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
declare ptr @__enzyme_shadow(ptr, i32, i32)
declare ptr @__enzyme_shadow_in(ptr, ptr, i32)
