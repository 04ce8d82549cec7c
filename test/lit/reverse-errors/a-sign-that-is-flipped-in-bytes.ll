; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"
; RUN: %enzyme-opt --print-types "%s" | %FileCheck "%s"

declare void @__enzyme_autodiff(...)

; LLVM negates a number byte by byte where it has moved its bytes in between: that is no evidence of
; integers, whose derivative would be zero.
; CHECK-LABEL: types in @negated
; CHECK: %bytes: {{{.*}}double{{.*}}}
; expected-error@below {{(^) works on the bits of a floating-point number that carries a derivative [EZ0401]}}
; expected-note@below {{write it with functions of <math.h>}}
define void @negated(ptr %x, ptr %y) {
  %bytes = load <8 x i8>, ptr %x, align 1
  %flipped = xor <8 x i8> %bytes, <i8 0, i8 poison, i8 0, i8 0, i8 0, i8 0, i8 0, i8 -128>
  %number = bitcast <8 x i8> %flipped to double
  store double %number, ptr %y, align 8
  ret void
}

define void @caller(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @negated, ptr %x, ptr %dx, ptr %y, ptr %dy)
  ret void
}
