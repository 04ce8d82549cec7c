; RUN: %enzyme-opt --verify-diagnostics --split-input-file --disable-output --remarks --differentiate "%s"

; Fortran passes addresses, and where a procedure has no interface it looks at nothing.
declare void @f__enzyme_autodiff_(...)

define double @square(ptr %x) {
  %1 = load double, ptr %x
  %2 = fmul double %1, %1
  ret double %2
}

define double @total(ptr %x) {
  %at = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %x, i32 0, i32 0
  %base = load ptr, ptr %at
  %1 = load double, ptr %base
  ret double %1
}

; expected-error@below {{__enzyme_autodiff of square: parameter 1 'x' (a pointer) is of real(8), and is given real(4) [EZ0452]}}
; expected-note@below {{pass numbers of the same kind: 1d0 or 1._8 is of real(8), 1.0 is of real(4)}}
define void @another_kind(ptr %dx) {
  %single = alloca float
  call void (...) @f__enzyme_autodiff_(ptr @square, ptr %single, ptr %dx)
  ret void
}

; expected-error@below {{__enzyme_autodiff of total: parameter 1 'x' (a pointer) is an assumed-shape or allocatable array, and is given plain memory [EZ0451]}}
; expected-note@below {{give the request an interface of its own}}
; expected-note@below {{or ask for the derivative of a procedure that takes the length and x(n)}}
define void @no_description(ptr %dx) {
  %x = alloca [3 x double]
  call void (...) @f__enzyme_autodiff_(ptr @total, ptr %x, ptr %dx)
  ret void
}

; -----

declare void @f__enzyme_autodiff_(...)

define double @square(ptr %x) {
  %1 = load double, ptr %x
  %2 = fmul double %1, %1
  ret double %2
}

; expected-warning@below {{__enzyme_autodiff of square: the shadow of parameter 1 'x' (a pointer) is a literal: the derivative that is written there is lost [EZ0453]}}
; expected-note@+2 {{pass a variable for the shadow, not a number}}
; expected-note@below {{or mark the argument enzyme_const}}
define void @a_literal(ptr %x) {
  %literal = alloca double
  store double 0.0, ptr %literal
  call void (...) @f__enzyme_autodiff_(ptr @square, ptr %x, ptr %literal)
  ret void
}

; -----

; A direction that is a number, descriptions, what is not known: all right.
declare void @f__enzyme_fwddiff_(...)
declare void @f__enzyme_autodiff_(...)

define double @square(ptr %x) {
  %1 = load double, ptr %x
  %2 = fmul double %1, %1
  ret double %2
}

define void @total(ptr %x, ptr %y) {
  %at = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %x, i32 0, i32 0
  %base = load ptr, ptr %at
  %1 = load double, ptr %base
  store double %1, ptr %y
  ret void
}

define double @asks(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  %seed = alloca double
  store double 0.0, ptr %seed
  call void (...) @f__enzyme_fwddiff_(ptr @total, ptr %x, ptr %dx, ptr %y, ptr %seed)
  call void (...) @f__enzyme_autodiff_(ptr @total, ptr %x, ptr %dx, ptr %y, ptr %dy)
  %tangent = load double, ptr %seed
  ret double %tangent
}
