; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; The reverse sweep counts rounds down from their number and loads the values once more.
; CHECK-LABEL: define internal void @diffef(
; CHECK-NOT:   enzyme_cc.grown
; CHECK-NOT:   alloca [
; CHECK:       {{^}}back.loop:
; CHECK:       [[ROUND:%[0-9]+]] = load i64, ptr %round
; CHECK-NEXT:  [[AT:%[0-9]+]] = getelementptr double, ptr %p, i64 [[ROUND]]
; CHECK-NEXT:  load double, ptr [[AT]]
; CHECK:       [[ENTERED:%[0-9]+]] = icmp eq i64 {{%[0-9]+}}, 0
; CHECK-NEXT:  br i1 [[ENTERED]], label %entered, label %before
; CHECK:       [[LESS:%[0-9]+]] = sub i64 {{%[0-9]+}}, 1
; CHECK-NEXT:  store i64 [[LESS]], ptr %round
; CHECK-NEXT:  br label %back.loop
; CHECK:       {{^}}back.end:
; CHECK:       sub i64 %n, 1
; CHECK:       store i64 {{%[0-9]+}}, ptr %round

define double @f(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %at = getelementptr double, ptr %p, i64 %i
  %x = load double, ptr %at
  %square = fmul double %x, %x
  %more = fadd double %sum, %square
  %next = add nuw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %end
end:
  ret double %more
}

define void @gradient(ptr %p, ptr %dp, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp, i64 %n)
  ret void
}

declare void @__enzyme_autodiff(...)
