; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; The first member of a class is copied, and nobody looks at it; the second one is a bool that is
; looked at. A number would have both of the bytes.

declare void @__enzyme_autodiff(...)

%class = type { i8, i8, double }

define void @f(ptr %from, ptr %to) {
  %first = load i8, ptr %from, align 8
  store i8 %first, ptr %to, align 8
  %at = getelementptr %class, ptr %from, i64 0, i32 1
  %second = load i8, ptr %at, align 1
  %number = uitofp i8 %second to double
  %place = getelementptr %class, ptr %from, i64 0, i32 2
  %x = load double, ptr %place, align 8
  %product = fmul double %x, %number
  %target = getelementptr %class, ptr %to, i64 0, i32 2
  store double %product, ptr %target, align 8
  ret void
}

; CHECK-LABEL: define void @gradient(
; CHECK: call void @diffe
define void @gradient(ptr %from, ptr %dfrom, ptr %to, ptr %dto) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %from, ptr %dfrom, ptr %to, ptr %dto)
  ret void
}
