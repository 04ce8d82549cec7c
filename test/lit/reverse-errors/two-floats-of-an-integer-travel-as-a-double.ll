; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare void @__enzyme_autodiff(...)
declare float @llvm.sqrt.f32(float)

; Half of what is loaded as an integer is moved as a double, and two floats are made of it: added to
; as a double it would be wrong.
; expected-error@below {{the bits of numbers that carry derivatives are taken for numbers of another size [EZ0401]}}
; expected-note@below {{load, store and use them as one kind of number}}
; expected-error@below {{some of the bits of a floating-point number that carries a derivative are read as another type [EZ0401]}}
; expected-note@below {{read the number by the type that it was written by: of a union, the same member}}
define float @moved(ptr %x) {
  %bits = load i128, ptr %x, align 1
  %shifted = lshr i128 %bits, 64
  %high = trunc i128 %shifted to i64
  %double = bitcast i64 %high to double
  %vector = insertelement <2 x double> <double poison, double 0.0>, double %double, i64 0
  %floats = bitcast <2 x double> %vector to <4 x float>
  %float = extractelement <4 x float> %floats, i64 1
  %root = call float @llvm.sqrt.f32(float %float)
  ret float %root
}

define void @caller(ptr %x, ptr %dx) {
  call void (...) @__enzyme_autodiff(ptr @moved, ptr %x, ptr %dx)
  ret void
}
