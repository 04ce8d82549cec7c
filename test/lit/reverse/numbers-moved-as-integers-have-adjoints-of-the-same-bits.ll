; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; Adjoints in integers are added as the numbers they are.
; CHECK-LABEL: define internal void @diffef(
; CHECK:       {{^}}back.
; CHECK:       [[BITS:%[0-9]+]] = bitcast double {{%[0-9]+}} to i64
; CHECK-NOT:   add i64
; CHECK:       bitcast i64 [[BITS]] to double
; CHECK-NOT:   add i64
; CHECK:       fadd double
; CHECK-NOT:   add i64
; CHECK:       store double {{%[0-9]+}}, ptr %"p'"

define void @f(ptr noalias %p, ptr noalias %q) {
  %bits = load i64, ptr %p
  %x = bitcast i64 %bits to double
  %y = fmul double %x, 2.0
  store double %y, ptr %p
  store i64 %bits, ptr %q
  ret void
}

define void @gradient(ptr %p, ptr %dp, ptr %q, ptr %dq) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp, ptr %q, ptr %dq)
  ret void
}

declare void @__enzyme_autodiff(...)
