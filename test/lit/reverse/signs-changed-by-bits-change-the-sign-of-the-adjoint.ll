; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @diffemagnitude(
; CHECK:       [[SIGN:%[0-9]+]] = and i64 %bits, -9223372036854775808
; CHECK-NEXT:  [[DX:%[0-9]+]] = xor i64 {{%[0-9]+}}, [[SIGN]]
; CHECK-NEXT:  bitcast i64 [[DX]] to double
; CHECK-LABEL: define internal double @diffenegative(
; CHECK:       [[DR:%[0-9]+]] = bitcast double {{%[0-9]+}} to i64
; CHECK-NEXT:  [[DX:%[0-9]+]] = xor i64 [[DR]], -9223372036854775808
; CHECK-NEXT:  bitcast i64 [[DX]] to double

define double @magnitude(double %x) {
  %bits = bitcast double %x to i64
  %masked = and i64 %bits, 9223372036854775807
  %r = bitcast i64 %masked to double
  %s = fmul double %r, %r
  ret double %s
}

define double @negative(double %x) {
  %bits = bitcast double %x to i64
  %flipped = xor i64 %bits, -9223372036854775808
  %r = bitcast i64 %flipped to double
  %s = fmul double %r, 3.0
  ret double %s
}

define double @gradients(double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @magnitude, double %x)
  %s = call double (...) @__enzyme_autodiff(ptr @negative, double %x)
  %t = fadd double %r, %s
  ret double %t
}

declare double @__enzyme_autodiff(...)
