; RUN: %enzyme-opt --differentiate "%s" | %FileCheck "%s"
; RUN: %enzyme-opt --differentiate "%s" | %verify

; What is the same for all is computed once, and decides for all where control goes.

declare { double, double } @__enzyme_batch(...)

define double @horner(double %x, ptr %c, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %at = getelementptr double, ptr %c, i64 %i
  %k = load double, ptr %at
  %times = fmul double %sum, %x
  %more = fadd double %times, %k
  %next = add i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %end
end:
  ret double %more
}

define { double, double } @two(double %x, double %y, ptr %c) {
  %r = call { double, double } (...) @__enzyme_batch(ptr @horner, metadata !"enzyme_width", i64 2, double %x, double %y, metadata !"enzyme_scalar", ptr %c, metadata !"enzyme_scalar", i64 3)
  ret { double, double } %r
}

; CHECK-LABEL: define internal [2 x double] @batch2horner(double %x, double %"x'", ptr %c, i64 %n)
; CHECK: loop:
; CHECK-NEXT: %i = phi i64
; CHECK-NEXT: %sum = phi double
; CHECK-NEXT: %sum.1 = phi double
; CHECK-NEXT: %at = getelementptr double, ptr %c, i64 %i
; CHECK-NEXT: %k = load double, ptr %at
; CHECK-NEXT: %times = fmul double %sum, %x
; CHECK-NEXT: %times.1 = fmul double %sum.1, %"x'"
; CHECK-NEXT: %more = fadd double %times, %k
; CHECK-NEXT: %more.1 = fadd double %times.1, %k
; CHECK-NEXT: %next = add i64 %i, 1
; CHECK-NEXT: %again = icmp
; CHECK-NEXT: br i1 %again, label %loop, label %end
