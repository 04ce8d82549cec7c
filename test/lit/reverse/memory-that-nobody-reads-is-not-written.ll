; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal void @diffef(
; CHECK-NOT:   ptr %q{{$}}
; CHECK:       load double, ptr %"q'"
; CHECK-NOT:   ptr %q{{$}}
; CHECK:       ret void

define void @f(ptr noalias %p, ptr noalias %q) {
  %x = load double, ptr %p
  %y = fmul double %x, %x
  store double %y, ptr %q
  ret void
}

define void @gradient(ptr %p, ptr %dp, ptr %q, ptr %dq) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp, metadata !"enzyme_dupnoneed", ptr %q, ptr %dq)
  ret void
}

declare void @__enzyme_autodiff(...)
