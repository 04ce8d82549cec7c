; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal void @diffef(
; CHECK:       [[BOTH:%[0-9]+]] = call { ptr, ptr } @augmentedsecond(ptr %p, ptr %"p'", ptr %pending)
; CHECK-NEXT:  [[AT:%[0-9]+]] = extractvalue { ptr, ptr } [[BOTH]], 0
; CHECK-NEXT:  [[SHADOW:%[0-9]+]] = extractvalue { ptr, ptr } [[BOTH]], 1
; CHECK:       %x = load double, ptr [[AT]]
; CHECK:       store double {{%[0-9]+}}, ptr [[SHADOW]]
; CHECK:       define internal { ptr, ptr } @augmentedsecond(

define ptr @second(ptr %p) noinline {
  %at = getelementptr double, ptr %p, i64 1
  ret ptr %at
}

define double @f(ptr %p) {
  %at = call ptr @second(ptr %p)
  %x = load double, ptr %at
  %y = fmul double %x, %x
  ret double %y
}

define void @gradient(ptr %p, ptr %dp) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp)
  ret void
}

declare void @__enzyme_autodiff(...)
