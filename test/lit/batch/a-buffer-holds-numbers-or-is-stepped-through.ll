; RUN: %enzyme-opt --differentiate "%s" | %FileCheck "%s"
; RUN: %enzyme-opt --differentiate "%s" | %verify

declare { double, double } @__enzyme_batch(...)

define double @f(ptr %p, double %x) {
  %v = load double, ptr %p
  %r = fmul double %v, %x
  ret double %r
}

; CHECK-LABEL: define { double, double } @two(
; CHECK-NEXT: %1 = getelementptr i8, ptr %a, i64 24
; CHECK-NEXT: %2 = load double, ptr %b
; CHECK-NEXT: %3 = getelementptr i8, ptr %b, i64 8
; CHECK-NEXT: %4 = load double, ptr %3
; CHECK-NEXT: call [2 x double] @batch2f(ptr %a, ptr %1, double %2, double %4)
define { double, double } @two(ptr %a, ptr %b) {
  %r = call { double, double } (...) @__enzyme_batch(ptr @f, metadata !"enzyme_width", i64 2, metadata !"enzyme_buffer", i64 24, ptr %a, metadata !"enzyme_buffer", i64 8, ptr %b)
  ret { double, double } %r
}
