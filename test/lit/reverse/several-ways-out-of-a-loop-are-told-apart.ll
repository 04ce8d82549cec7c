; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal void @diffef(
; CHECK:       {{^}}early:
; CHECK-NEXT:  store i64 %round.1, ptr [[ROUNDS:%tape[.0-9]*]]
; CHECK:       {{^}}late:
; CHECK-NEXT:  store i64 %round.1, ptr [[ROUNDS]]
; CHECK:       %way = phi i64 [ 0, %early ], [ 1, %late ]
; Each way out leads back to where the loop was left:
; CHECK:       {{^}}back.early:
; CHECK:       [[N:%[0-9]+]] = load i64, ptr [[ROUNDS]]
; CHECK-NEXT:  store i64 [[N]], ptr %round
; CHECK-NEXT:  br label %back.loop
; CHECK:       {{^}}back.late:
; CHECK:       [[N:%[0-9]+]] = load i64, ptr [[ROUNDS]]
; CHECK-NEXT:  store i64 [[N]], ptr %round
; CHECK-NEXT:  br label %back.latch

define double @f(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr double, ptr %p, i64 %i
  %x = load double, ptr %at
  %found = fcmp ogt double %x, 1.0
  br i1 %found, label %early, label %latch
latch:
  %next = add nuw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %late
early:
  %e = fmul double %x, 3.0
  ret double %e
late:
  %l = fmul double %x, 5.0
  ret double %l
}

define void @gradient(ptr %p, ptr %dp, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp, i64 %n)
  ret void
}

declare void @__enzyme_autodiff(...)
