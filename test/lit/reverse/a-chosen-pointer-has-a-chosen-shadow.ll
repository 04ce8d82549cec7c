; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; Whether it is the primal is asked of what was chosen.
; CHECK-LABEL: define internal void @diffef(
; CHECK:       %at = select i1 %c, ptr %p, ptr %q
; CHECK-NEXT:  [[SHADOW:%[0-9]+]] = select i1 %c, ptr %"p'", ptr %"q'"
; CHECK:       {{^}}back.
; CHECK:       [[SAME:%[0-9]+]] = icmp eq ptr [[SHADOW]], %at
; CHECK-NEXT:  br i1 [[SAME]],
; CHECK:       store double {{%[0-9]+}}, ptr [[SHADOW]]

define double @f(ptr %p, ptr %q, i1 %c) {
  %at = select i1 %c, ptr %p, ptr %q
  %x = load double, ptr %at
  %y = fmul double %x, %x
  ret double %y
}

define void @gradient(ptr %p, ptr %dp, ptr %q, ptr %dq, i1 %c) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp, ptr %q, ptr %dq, i1 %c)
  ret void
}

declare void @__enzyme_autodiff(...)
