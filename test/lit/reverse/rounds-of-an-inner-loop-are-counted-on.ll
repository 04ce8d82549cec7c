; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; A triangle of rounds has one buffer: round j of an inner loop is at the rounds before, plus j.
; CHECK-LABEL: define internal double @diffef(
; CHECK:       {{^}}outer:
; CHECK:       %base = load i64, ptr [[TOTAL:%tape[.0-9]*]]
; CHECK:       call ptr @enzyme_cc.grown(
; CHECK:       {{^}}inner:
; CHECK:       [[INDEX:%[0-9]+]] = add i64 %base, %round
; CHECK:       getelementptr double, ptr {{%[0-9]+}}, i64 [[INDEX]]
; CHECK-NEXT:  store double %v,
; CHECK:       [[NEXT:%[0-9]+]] = add i64 [[INDEX]], 1
; CHECK-NEXT:  store i64 [[NEXT]], ptr [[TOTAL]]
; CHECK:       {{^}}back.inner:
; CHECK:       [[LEFT:%[0-9]+]] = load i64, ptr %left
; CHECK-NEXT:  [[INDEX:%[0-9]+]] = add i64 [[LEFT]], {{%[0-9]+}}
; CHECK-NEXT:  getelementptr double, ptr {{%[0-9]+}}, i64 [[INDEX]]
; What is left is less by the rounds of the loop that is entered backwards:
; CHECK:       {{^}}back.latch:
; CHECK:       [[BEFORE:%[0-9]+]] = sub i64 {{%[0-9]+}}, {{%[0-9]+}}
; CHECK-NEXT:  store i64 [[BEFORE]], ptr %left
; CHECK-NEXT:  br label %back.inner

define double @f(double %x, i64 %n) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 1, %entry ], [ %i.next, %latch ]
  %u = phi double [ %x, %entry ], [ %w, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %v = phi double [ %u, %outer ], [ %w, %inner ]
  %w = fmul double %v, %v
  %j.next = add nuw i64 %j, 1
  %j.again = icmp ult i64 %j.next, %i
  br i1 %j.again, label %inner, label %latch
latch:
  %i.next = add nuw i64 %i, 1
  %i.again = icmp ult i64 %i.next, %n
  br i1 %i.again, label %outer, label %end
end:
  ret double %w
}

define double @gradient(double %x, i64 %n) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x, i64 %n)
  ret double %r
}

declare double @__enzyme_autodiff(...)
