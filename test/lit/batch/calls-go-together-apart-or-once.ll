; RUN: %enzyme-opt --differentiate "%s" 2>/dev/null | %FileCheck "%s"
; RUN: %enzyme-opt --differentiate "%s" 2>/dev/null | %verify

; Together where the callee's control is the same for all, once for each lane where it differs or
; there is no body, and once at all where nothing differs.

declare { double, double } @__enzyme_batch(...)
declare double @exp(double)

define double @smooth(double %x, i64 %n) {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %end, label %more
more:
  %y = fmul double %x, 0.5
  %m = sub i64 %n, 1
  %r = call double @smooth(double %y, i64 %m)
  ret double %r
end:
  ret double %x
}

define double @relu(double %x) {
  %big = fcmp ogt double %x, 0.0
  br i1 %big, label %yes, label %no
yes:
  ret double %x
no:
  ret double 0.0
}

define double @f(double %x, double %k, i64 %n) {
  %a = call double @smooth(double %x, i64 %n)
  %b = call double @relu(double %a)
  %c = call double @exp(double %b)
  %d = call double @relu(double %k)
  %e = fmul double %c, %d
  ret double %e
}

define { double, double } @two(double %x, double %y, double %k) {
  %r = call { double, double } (...) @__enzyme_batch(ptr @f, metadata !"enzyme_width", i64 2, double %x, double %y, metadata !"enzyme_scalar", double %k, metadata !"enzyme_scalar", i64 4)
  ret { double, double } %r
}

; CHECK-LABEL: define internal [2 x double] @batch2f(
; CHECK-NEXT: call [2 x double] @batch2smooth(double %x, double %"x'", i64 %n)
; CHECK: call double @relu(
; CHECK-NEXT: call double @relu(
; CHECK-NEXT: call double @exp(
; CHECK-NEXT: call double @exp(
; CHECK-NEXT: %d = call double @relu(double %k)
; CHECK-NOT: @relu
; CHECK-LABEL: define internal [2 x double] @batch2smooth(
; CHECK: call [2 x double] @batch2smooth(double %y, double %y.1, i64 %m)
