; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; Each time that the loop is entered, its tape goes on one place further: what it begins with is there.
; CHECK-LABEL: define internal double @diffef(
; CHECK:       {{^}}enough:
; CHECK-NEXT:  [[TAPE:%[0-9]+]] = load ptr, ptr %tape.1
; CHECK-NEXT:  [[PLACE:%[0-9]+]] = getelementptr double, ptr [[TAPE]], i64 %base
; CHECK-NEXT:  store double %x, ptr [[PLACE]], align 8
; CHECK:       {{^}}loop:
; CHECK:       [[INDEX:%[0-9]+]] = add i64 %base, %round.2
; CHECK-NEXT:  [[NEXT:%[0-9]+]] = add i64 [[INDEX]], 2
; CHECK-NEXT:  store i64 [[NEXT]], ptr %tape

; No round asks whether it is the first.
; CHECK:       {{^}}back.loop:
; CHECK:       [[LEFT:%[0-9]+]] = load i64, ptr %left
; CHECK-NEXT:  [[AT:%[0-9]+]] = add i64 [[LEFT]], [[ROUND:%[0-9]+]]
; CHECK-NOT:   select
; CHECK:       getelementptr double, ptr {{%[0-9]+}}, i64 [[AT]]

; What is given back to memory waits until the adjoint is known that goes on to the round before.
; CHECK:       fmul double
; CHECK-NEXT:  [[ON:%[0-9]+]] = fmul double
; CHECK:       {{^}}otherwise:
; CHECK-NEXT:  load double, ptr %"p'.1"
; CHECK:       {{^}}before.1:
; CHECK-NEXT:  store double [[ON]], ptr %"here'"

; The rounds of the loop, and one more, are taken off where it is entered backwards.
; CHECK:       {{^}}back.outer.end:
; CHECK:       [[LAST:%[0-9]+]] = add i64 {{%[0-9]+}}, 2
; CHECK:       sub i64 {{%[0-9]+}}, [[LAST]]

define void @f(ptr noalias %u, i64 %n, i64 %m, double %x) {
entry:
  br label %outer
outer:
  %k = phi i64 [ 0, %entry ], [ %k.next, %outer.end ]
  br label %loop
loop:
  %i = phi i64 [ 0, %outer ], [ %i.next, %loop ]
  %before = phi double [ %x, %outer ], [ %here, %loop ]
  %p = getelementptr double, ptr %u, i64 %i
  %here = load double, ptr %p
  %new = fmul double %here, %before
  store double %new, ptr %p
  %i.next = add nuw i64 %i, 1
  %again = icmp ult i64 %i.next, %n
  br i1 %again, label %loop, label %outer.end
outer.end:
  %k.next = add nuw i64 %k, 1
  %more = icmp ult i64 %k.next, %m
  br i1 %more, label %outer, label %end
end:
  ret void
}

declare void @__enzyme_autodiff(...)

define void @g(ptr %u, ptr %du, i64 %n, i64 %m, double %x) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %u, ptr %du, i64 %n, i64 %m, double %x)
  ret void
}
