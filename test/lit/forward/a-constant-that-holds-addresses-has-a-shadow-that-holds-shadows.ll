; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK:       @values_shadow = internal global [2 x double] zeroinitializer
; CHECK:       @places_shadow = internal constant { i32, double, [2 x ptr] } { i32 2, double 0.000000e+00, [2 x ptr] [ptr @values_shadow, ptr getelementptr (i8, ptr @values_shadow, i64 8)] }
; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       store double %"x'", ptr @values_shadow, align 8
; CHECK:       %"at'" = getelementptr { i32, double, [2 x ptr] }, ptr @places_shadow, i64 0, i32 2, i64 %i

@values = internal global [2 x double] [double 1.0, double 2.0]
@places = internal constant { i32, double, [2 x ptr] } { i32 2, double 3.0, [2 x ptr] [ptr @values, ptr getelementptr (i8, ptr @values, i64 8)] }

define double @f(double %x, i64 %i) {
  store double %x, ptr @values, align 8
  %at = getelementptr { i32, double, [2 x ptr] }, ptr @places, i64 0, i32 2, i64 %i
  %p = load ptr, ptr %at, align 8
  %y = load double, ptr %p, align 8
  %r = fmul double %y, %x
  ret double %r
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, i64 1)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
