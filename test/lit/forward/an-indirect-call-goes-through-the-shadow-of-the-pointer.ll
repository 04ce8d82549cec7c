; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; What is its own shadow is no derivative: the program says so and stops.
; CHECK:       @enzyme_cc.message = {{.*}}a function pointer has itself as its shadow
; CHECK-LABEL: define internal double @fwddiffeapply(
; CHECK:       [[SAME:%[0-9]+]] = icmp eq ptr %g, %"g'"
; CHECK-NEXT:  call void @enzyme_cc.stop_if(i1 [[SAME]], ptr @enzyme_cc.message
; CHECK-NEXT:  [[BOTH:%[0-9]+]] = call { double, double } %"g'"(double %x, double %"x'", i32 %n)
; CHECK-NEXT:  extractvalue { double, double } [[BOTH]], 0
; CHECK-NEXT:  [[D:%[0-9]+]] = extractvalue { double, double } [[BOTH]], 1
; CHECK-NEXT:  ret double [[D]]

define double @apply(ptr %g, double %x, i32 %n) {
  %r = call double %g(double %x, i32 %n)
  ret double %r
}

define double @df(ptr %g, ptr %dg, double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @apply, ptr %g, ptr %dg, double %x, double %dx, i32 1)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
