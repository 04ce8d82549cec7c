; RUN: %enzyme-opt --reprint "%s" | %FileCheck "%s"
; RUN: %if llvm-as %{ %roundtrip %}

; CHECK-LABEL: define i32 @branches(
define i32 @branches(i32 %n, ptr %where) {
; CHECK-NEXT: entry:
entry:
; CHECK-NEXT: switch i32 %n, label %other [
; CHECK-NEXT:   i32 0, label %zero
; CHECK-NEXT:   i32 -1, label %loop
; CHECK-NEXT: ]
  switch i32 %n, label %other [ i32 0, label %zero
                                i32 4294967295, label %loop ]
zero:
  indirectbr ptr %where, [label %loop, label %other]
; CHECK: loop:
loop:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ 1, %zero ], [ %next, %loop ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ 1, %zero ], [ %next, %loop ], [ %next, %loop ]
  %next = add i32 %i, 1
; CHECK: br i1 undef, label %loop, label %loop, !prof !0
  br i1 undef, label %loop, label %loop, !prof !0
other:
; CHECK: callbr void asm sideeffect "", "!i,!i"()
; CHECK-NEXT: to label %"a b" [label %zero, label %last]
  callbr void asm sideeffect "", "!i,!i"() to label %"a b" [label %zero, label %last]
"a b":
  unreachable
last:
  ret i32 0
}

; CHECK-LABEL: define void @numbers(
define void @numbers(i1 %0) {
; CHECK-NEXT: br i1 %0, label %2, label %3
; CHECK-EMPTY:
; CHECK-NEXT: 2:
  br i1 %0, label %2, label %3
2:
  br label %3
3:
  ret void
}

!0 = !{!"branch_weights", i32 1, i32 9}
