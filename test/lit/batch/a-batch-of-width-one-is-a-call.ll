; RUN: %enzyme-opt --differentiate "%s" | %FileCheck "%s"

declare double @__enzyme_batch(...)

define double @f(double %x) {
  ret double %x
}

; CHECK: %1 = call double @f(double %x)
; CHECK-NEXT: ret double %1
define double @one(double %x) {
  %r = call double (...) @__enzyme_batch(ptr @f, metadata !"enzyme_width", i64 1, double %x)
  ret double %r
}
; CHECK-NOT: @batch
