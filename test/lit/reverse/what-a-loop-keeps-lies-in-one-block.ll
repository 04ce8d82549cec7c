; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; Of the numbers that both arrays lose in each round, those that have to be aligned most come first.
; CHECK-LABEL: define internal { ptr, ptr } @augmentedsquares(
; CHECK:       [[BLOCK:%[0-9]+]] = call ptr @enzyme_cc.reserved(i64 [[N:%[0-9]+]], i64 12)
; CHECK-NEXT:  [[BEHIND:%[0-9]+]] = mul i64 [[N]], 8
; CHECK-NEXT:  [[FLOATS:%[0-9]+]] = getelementptr i8, ptr [[BLOCK]], i64 [[BEHIND]]
; CHECK-NOT:   @enzyme_cc.reserved
; CHECK:       getelementptr float, ptr [[FLOATS]], i64
; CHECK:       getelementptr double, ptr [[BLOCK]], i64
; CHECK:       ret { ptr, ptr }
; CHECK-LABEL: define internal void @reversesquares(
; CHECK:       call void @__enzyme_cc_tape_released(
; CHECK-NOT:   call void @__enzyme_cc_tape_released(
; CHECK:       ret void

define void @squares(ptr %p, ptr %q, i64 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %f = getelementptr float, ptr %q, i64 %i
  %b = load float, ptr %f
  %bb = fmul float %b, %b
  store float %bb, ptr %f
  %d = getelementptr double, ptr %p, i64 %i
  %a = load double, ptr %d
  %aa = fmul double %a, %a
  store double %aa, ptr %d
  %next = add nuw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @f(ptr %p, ptr %q, i64 %n) {
  call void @squares(ptr %p, ptr %q, i64 %n)
  ret void
}

define void @gradient(ptr %p, ptr %dp, ptr %q, ptr %dq, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp, ptr %q, ptr %dq, i64 %n)
  ret void
}

declare void @__enzyme_autodiff(...)
