; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; |x|: the tangent with the other sign where x is negative.
; CHECK-LABEL: define internal double @fwddiffemagnitude(
; CHECK:       [[SIGN:%[0-9]+]] = and i64 %i, -9223372036854775808
; CHECK-NEXT:  [[D:%[0-9]+]] = xor i64 %"i'", [[SIGN]]
; CHECK:       %"r'" = bitcast i64 [[D]] to double
; -x: the tangent with the other sign.
; CHECK-LABEL: define internal float @fwddiffenegative(
; CHECK:       [[D:%[0-9]+]] = xor i32 %"i'", -2147483648
; CHECK:       %"r'" = bitcast i32 [[D]] to float
; -|x|: the tangent with the other sign where x is not negative.
; CHECK-LABEL: define internal double @fwddiffebelow(
; CHECK:       [[FLIPPED:%[0-9]+]] = xor i64 %i, %o
; CHECK-NEXT:  [[SIGN:%[0-9]+]] = and i64 [[FLIPPED]], -9223372036854775808
; CHECK-NEXT:  [[D:%[0-9]+]] = xor i64 %"i'", [[SIGN]]
; CHECK:       %"r'" = bitcast i64 [[D]] to double

define double @magnitude(double %x) {
  %i = bitcast double %x to i64
  %m = and i64 %i, 9223372036854775807
  %r = bitcast i64 %m to double
  ret double %r
}

define float @negative(float %x) {
  %i = bitcast float %x to i32
  %n = xor i32 %i, -2147483648
  %r = bitcast i32 %n to float
  ret float %r
}

define double @below(double %x) {
  %i = bitcast double %x to i64
  %o = or i64 %i, -9223372036854775808
  %r = bitcast i64 %o to double
  ret double %r
}

define double @df(double %x, double %dx, float %y, float %dy) {
  %r = call double (...) @__enzyme_fwddiff(ptr @magnitude, double %x, double %dx)
  %s = call float (...) @__enzyme_fwddiff_f(ptr @negative, float %y, float %dy)
  %t = call double (...) @__enzyme_fwddiff(ptr @below, double %x, double %dx)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
declare float @__enzyme_fwddiff_f(...)
