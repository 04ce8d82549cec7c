; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; The exponent is needed for the tangent of the fraction:
; CHECK:       %m = call double @frexp(double %x, ptr %i)
; CHECK-NEXT:  [[E:%[0-9]+]] = load i32, ptr %i
; CHECK-NEXT:  [[N:%[0-9]+]] = sub i32 0, [[E]]
; CHECK-NEXT:  [[SCALE:%[0-9]+]] = call double @ldexp(double 1.000000e+00, i32 [[N]])
; CHECK-NEXT:  [[D:%[0-9]+]] = fmul double [[SCALE]], %"x'"
; CHECK:       call void @sincos(double %fraction, ptr %s, ptr %c)
; CHECK-NEXT:  [[S:%[0-9]+]] = load double, ptr %s
; CHECK-NEXT:  [[C:%[0-9]+]] = load double, ptr %c
; CHECK-NEXT:  [[DS:%[0-9]+]] = fmul double [[C]], [[D]]
; CHECK-NEXT:  store double [[DS]], ptr %"s'"
; CHECK-NEXT:  [[M:%[0-9]+]] = fneg double [[S]]
; CHECK-NEXT:  [[DC:%[0-9]+]] = fmul double [[M]], [[D]]
; CHECK-NEXT:  store double [[DC]], ptr %"c'"

define double @f(double %x) {
  %i = alloca i32, align 4
  %whole = alloca double, align 8
  %s = alloca double, align 8
  %c = alloca double, align 8
  %m = call double @frexp(double %x, ptr %i)
  %fraction = call double @modf(double %m, ptr %whole)
  call void @sincos(double %fraction, ptr %s, ptr %c)
  %u = load double, ptr %s, align 8
  %v = load double, ptr %c, align 8
  %w = load double, ptr %whole, align 8
  %uv = fadd double %u, %v
  %r = fadd double %uv, %w
  ret double %r
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}

declare double @frexp(double, ptr)
declare double @modf(double, ptr)
declare void @sincos(double, ptr, ptr)
declare double @__enzyme_fwddiff(...)
