; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare void @__enzyme_autodiff(...)

; One float of two that were loaded as a double, twice, and the other by the bits of that.
; expected-error@below {{it is not known whether '*x >> 32' (a 32-bit integer) holds a floating-point number, an address or neither, but it is copied to memory that carries derivatives [EZ0201]}}
; expected-note@below {{compile with -g}}
; expected-note@below {{or copy it field by field}}
; expected-error@below {{the bits of numbers that carry derivatives are taken for numbers of another size [EZ0401]}}
; expected-note@below {{load, store and use them as one kind of number}}
; expected-error@below {{some of the bits of a floating-point number that carries a derivative are read as another type [EZ0401]}}
; expected-note@below {{read the number by the type that it was written by}}
define void @halves(ptr %x, ptr %y) {
  %both = load double, ptr %x, align 1
  %vector = insertelement <2 x double> <double poison, double 0.0>, double %both, i64 0
  %floats = bitcast <2 x double> %vector to <4 x float>
  %first = extractelement <4 x float> %floats, i64 0
  store float %first, ptr %y, align 1
  %again = getelementptr i8, ptr %y, i64 8
  store float %first, ptr %again, align 1
  %bits = bitcast double %both to i64
  %high = lshr i64 %bits, 32
  %second = trunc i64 %high to i32
  %to = getelementptr i8, ptr %y, i64 4
  store i32 %second, ptr %to, align 4
  ret void
}

define void @gradient(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @halves, ptr %x, ptr %dx, ptr %y, ptr %dy)
  ret void
}
