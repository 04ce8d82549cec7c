; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; The bits of 2.0, where an address is stored at other times: no address has such bits, and the
; number is constant.
; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:         store i64 4611686018427387904, ptr %word
; CHECK-NEXT:    store i64 0, ptr %"word'"
; CHECK:         store ptr %other, ptr %word
; CHECK-NEXT:    store ptr %"other'", ptr %"word'"
; CHECK:         load double, ptr %"word'"
declare double @__enzyme_fwddiff(...)

define double @f(double %x, i1 %is_number, ptr %other) {
  %word = alloca i64
  br i1 %is_number, label %number, label %address
number:
  store i64 4611686018427387904, ptr %word
  br label %end
address:
  store ptr %other, ptr %word
  br label %end
end:
  br i1 %is_number, label %read, label %none
read:
  %factor = load double, ptr %word
  %product = fmul double %factor, %x
  ret double %product
none:
  %there = load ptr, ptr %word
  %value = load double, ptr %there
  ret double %value
}

define double @main(ptr %other, ptr %shadow) {
  %made = call double (...) @__enzyme_fwddiff(ptr @f, double 3.0, double 1.0, i1 true, metadata !"enzyme_dup", ptr %other, ptr %shadow)
  ret double %made
}
