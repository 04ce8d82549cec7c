; RUN: %enzyme-opt --canonicalise "%s" | %FileCheck "%s"
; RUN: %enzyme-opt --canonicalise "%s" | %enzyme-opt --print-canonical-problems | not grep .
; RUN: %enzyme-opt --print-canonical-problems "%s" | %FileCheck --check-prefix=BEFORE "%s"
; RUN: %enzyme-opt --canonicalize --remarks --disable-output "%s" 2>&1 | %FileCheck --check-prefix=SAID "%s"
; RUN: %if llvm-as %{ %enzyme-opt --canonicalise "%s" | %llvm-as -o "%t.bc" %}

; BEFORE: @f: loop at %head has no preheader
; BEFORE-NEXT: @f: loop at %head has several latches: %left, %right
; BEFORE-NEXT: @f: loop at %head shares its exit %done with other blocks

; SAID: remark: @f: loop at %head: new preheader %loop.preheader before %head, from %entry
; SAID: remark: @f: loop at %head: new latch %loop.latch before %head, from %left, %right
; SAID: remark: @f: loop at %head: new exit %exit before %done, from %head

; CHECK-LABEL: define i32 @f(
; CHECK: br i1 %c, label %loop.preheader, label %done
; CHECK: loop.preheader:
; CHECK-NEXT: br label %head
; CHECK: head:
; CHECK-NEXT: %i = phi i32 [ 0, %loop.preheader ], [ %i.latch, %loop.latch ]
; CHECK-NEXT: switch i32 %n, label %exit [
; CHECK: loop.latch:
; CHECK-NEXT: %i.latch = phi i32 [ %l, %left ], [ %r, %right ]
; CHECK-NEXT: br label %head
; CHECK: exit:
; CHECK-NEXT: br label %done
; CHECK: done:
; CHECK-NEXT: phi i32 [ 1, %entry ], [ %i, %exit ]
define i32 @f(i1 %c, i32 %n) {
entry:
  br i1 %c, label %head, label %done
head:
  %i = phi i32 [ 0, %entry ], [ %l, %left ], [ %r, %right ]
  switch i32 %n, label %done [ i32 0, label %left
                               i32 1, label %right ]
left:
  %l = add i32 %i, 1
  br label %head
right:
  %r = add i32 %i, 2
  br label %head
done:
  %x = phi i32 [ 1, %entry ], [ %i, %head ]
  ret i32 %x
}
