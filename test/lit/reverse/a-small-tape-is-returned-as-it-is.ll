; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal void @diffef(
; CHECK:       [[BOTH:%[0-9]+]] = call { double, { double } } @augmentedinner(ptr %p, ptr %"p'", ptr %pending)
; CHECK-NEXT:  extractvalue { double, { double } } [[BOTH]], 0
; CHECK-NEXT:  [[TAPE:%[0-9]+]] = extractvalue { double, { double } } [[BOTH]], 1
; CHECK:       call void @reverseinner(ptr %p, ptr %"p'", double {{%[0-9]+}}, { double } [[TAPE]])
; CHECK-LABEL: define internal { double, { double } } @augmentedinner(
; What is known at the end needs no variable, here or there:
; CHECK-NOT:   alloca
; CHECK:       insertvalue { double } poison, double %x, 0
; CHECK:       ret { double, { double } }
; CHECK-LABEL: define internal void @reverseinner(ptr %p, ptr %"p'", double %0, { double }
; CHECK-NOT:   fmul double %x
; CHECK-NOT:   alloca
; CHECK:       ret void

define double @inner(ptr %p) noinline {
  %x = load double, ptr %p
  %y = fmul double %x, %x
  store double %y, ptr %p
  ret double %y
}

define double @f(ptr %p) {
  %y = call double @inner(ptr %p)
  %z = fmul double %y, 3.0
  ret double %z
}

define void @gradient(ptr %p, ptr %dp) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp)
  ret void
}

declare void @__enzyme_autodiff(...)
