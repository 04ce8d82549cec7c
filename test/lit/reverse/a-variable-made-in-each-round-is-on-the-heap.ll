; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; The stack would grow in each round, and its memory is needed until both sweeps are done.
; CHECK-LABEL: define internal double @diffef(
; CHECK:       {{^}}loop:
; CHECK-NOT:   = alloca
; CHECK:       [[OWN:%[0-9]+]] = call ptr @enzyme_cc.reserved(
; CHECK-NEXT:  call void @enzyme_cc.postpone(ptr %pending, ptr @enzyme_cc.release, ptr [[OWN]],
; CHECK:       [[SHADOW:%[0-9]+]] = call ptr @enzyme_cc.reserved(
; CHECK:       call void @enzyme_cc.postpone(ptr %pending, ptr @enzyme_cc.release, ptr [[SHADOW]],
; CHECK-NEXT:  call void @llvm.memset.p0.i64(ptr [[SHADOW]], i8 0,
; CHECK:       store double %v, ptr [[OWN]]
; CHECK:       br i1 %again, label %loop, label %end
; CHECK:       call void @enzyme_cc.give_back(ptr %pending)
; CHECK-NEXT:  call void @__enzyme_cc_tape_close()
; CHECK-NEXT:  ret double

define double @f(double %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %v = phi double [ %x, %entry ], [ %w, %loop ]
  %room = alloca double, i64 %n
  store double %v, ptr %room
  %a = load double, ptr %room
  %w = fmul double %a, %a
  %next = add nuw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %end
end:
  ret double %w
}

define double @gradient(double %x, i64 %n) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x, i64 %n)
  ret double %r
}

declare double @__enzyme_autodiff(...)
