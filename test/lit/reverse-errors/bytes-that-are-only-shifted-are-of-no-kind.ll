; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"
; RUN: %enzyme-opt --print-types "%s" | %FileCheck "%s"

target datalayout = "e-p:64:64-i64:64-i128:128-n8:16:32:64"

declare void @__enzyme_autodiff(...)

; What LLVM makes of a vector of which a part is moved: that its bytes are shifted does not say that
; they are integers, also where it is known of their neighbours what these are.
; expected-error@below {{it is not known whether '*x >> 64' (a 64-bit integer) holds a floating-point number, an address or neither, but it is copied to memory that carries derivatives [EZ0201]}}
; expected-note@below {{compile with -g}}
; expected-note@below {{or copy it field by field}}
; expected-error@below {{some of the bits of a floating-point number that carries a derivative are read as another type [EZ0401]}}
; expected-note@below {{read the number by the type that it was written by}}
define float @moved(ptr %x, ptr %y) {
  %bits = load i256, ptr %x, align 1
  %high = lshr i256 %bits, 64
  %part = trunc i256 %high to i64
  %neighbour = getelementptr i8, ptr %x, i64 12
  %v = load float, ptr %neighbour
  %to = getelementptr i8, ptr %y, i64 20
  store i64 %part, ptr %to, align 4
  ret float %v
}

; CHECK-LABEL: types in @whole
; CHECK: %part: {(0):float, (4):float}
; Where both are told, they are moved as what they are.
define float @whole(ptr %x, ptr %y) {
  %bits = load i256, ptr %x, align 1
  %high = lshr i256 %bits, 64
  %part = trunc i256 %high to i64
  %first = getelementptr i8, ptr %x, i64 8
  %u = load float, ptr %first
  %neighbour = getelementptr i8, ptr %x, i64 12
  %v = load float, ptr %neighbour
  store i64 %part, ptr %y, align 4
  %r = fmul float %u, %v
  ret float %r
}

; What is calculated with is an integer, and its bytes are.
; CHECK-LABEL: types in @counted
; CHECK: %bits: {[]:integer}
define double @counted(ptr %x, ptr %n) {
  %bits = load i64, ptr %n
  %high = lshr i64 %bits, 32
  %index = add i64 %high, 1
  %at = getelementptr double, ptr %x, i64 %index
  %v = load double, ptr %at
  ret double %v
}

define void @gradients(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @moved, ptr %x, ptr %dx, ptr %y, ptr %dy)
  ret void
}
