; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; What is added takes the shadow and leaves it; what was there before adds to it.
; CHECK-LABEL: define internal double @diffef(
; CHECK:       %old = atomicrmw fadd ptr %p, double %square monotonic, align 8
; CHECK:       [[GIVEN:%[0-9]+]] = load double, ptr %"p'"
; CHECK-NEXT:  [[DSQUARE:%[0-9]+]] = select i1 {{%[0-9]+}}, double 0.000000e+00, double [[GIVEN]]
; CHECK-NOT:   store double 0.000000e+00, ptr %"p'"
; CHECK:       fadd double {{%[0-9]+}}, %0
; CHECK-NEXT:  store double {{%[0-9]+}}, ptr %"p'"
; CHECK:       [[TWICE:%[0-9]+]] = fadd double [[DSQUARE]], [[DSQUARE]]
; CHECK-NEXT:  fmul double %x, [[TWICE]]

define double @f(ptr %p, double %x) {
  %square = fmul double %x, %x
  %old = atomicrmw fadd ptr %p, double %square monotonic, align 8
  ret double %old
}

define double @gradient(ptr %p, ptr %dp, double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp, double %x)
  ret double %r
}

declare double @__enzyme_autodiff(...)
