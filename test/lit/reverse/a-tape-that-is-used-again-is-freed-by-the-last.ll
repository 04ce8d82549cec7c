; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define double @back(
; CHECK:       call double @reversef(
; CHECK-NEXT:  call void @enzyme_cc.settle(ptr [[LISTS:%[0-9]+]])
; CHECK-NOT:   call void {{@free|@__enzyme_cc_tape_released}}
; CHECK:       call double @reversef(
; CHECK-NEXT:  call void @enzyme_cc.give_back(
; CHECK-NEXT:  call void @__enzyme_cc_tape_released(ptr %tape)
; CHECK:       ret double

; The buffer of the loop is freed later, and not by the reverse:
; CHECK-LABEL: define internal { double, { {{.*}} } } @augmentedf(
; CHECK:       call void @enzyme_cc.postpone(ptr %0,
; CHECK:       ret
; CHECK-LABEL: define internal double @reversef(
; CHECK-NOT:   {{@free|@__enzyme_cc_tape_released}}
; CHECK:       ret double

@enzyme_const = external global i32
@enzyme_nofree = external global i32

define double @f(double %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = phi double [ %x, %entry ], [ %q, %loop ]
  %q = fmul double %p, %p
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %loop, label %done
done:
  ret double %q
}

define ptr @taped(double %x, i64 %n) {
  %r = call { ptr, double } (...) @__enzyme_augmentfwd(ptr @f, double %x, i64 %n)
  %t = extractvalue { ptr, double } %r, 0
  ret ptr %t
}

define double @back(double %x, i64 %n, ptr %tape) {
  %r = call double (...) @__enzyme_reverse(ptr @f, ptr @enzyme_nofree, double %x, i64 %n, double 1.0, ptr %tape)
  %s = call double (...) @__enzyme_reverse(ptr @f, double %x, i64 %n, double %r, ptr %tape)
  ret double %s
}

declare { ptr, double } @__enzyme_augmentfwd(...)
declare double @__enzyme_reverse(...)
