; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare void @__enzyme_autodiff(...)

; Nothing says that the first byte is at an even address: a number may end with it.
; expected-error@below {{it is not known whether '*from' (an 8-bit integer) holds a floating-point number, an address or neither, but it is copied to memory that carries derivatives [EZ0201]}}
; expected-note@below {{compile with -g}}
; expected-note@below {{or copy it field by field}}
define void @f(ptr %from, ptr %to) {
  %first = load i8, ptr %from, align 1
  store i8 %first, ptr %to, align 1
  %at = getelementptr i8, ptr %from, i64 1
  %second = load i8, ptr %at, align 1
  %number = uitofp i8 %second to double
  %place = getelementptr i8, ptr %from, i64 8
  %x = load double, ptr %place, align 8
  %product = fmul double %x, %number
  %target = getelementptr i8, ptr %to, i64 8
  store double %product, ptr %target, align 8
  ret void
}

define void @gradient(ptr %from, ptr %dfrom, ptr %to, ptr %dto) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %from, ptr %dfrom, ptr %to, ptr %dto)
  ret void
}
