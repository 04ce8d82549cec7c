; RUN: %enzyme-opt --print-loops "%s" | %FileCheck "%s"

; CHECK-LABEL: loops in @nested: 2 loops
; CHECK-NEXT: loop at %outer, depth 1
; CHECK-NEXT:   blocks: %outer, %inner, %latch
; CHECK-NEXT:   preheader: %entry
; CHECK-NEXT:   latch: %latch
; CHECK-NEXT:   exit: %latch to %done
; CHECK-NEXT: loop at %inner, depth 2
; CHECK-NEXT:   blocks: %inner
; CHECK-NEXT:   preheader: %outer
; CHECK-NEXT:   latch: %inner
; CHECK-NEXT:   exit: %inner to %latch
define void @nested(i1 %c) {
entry:
  br label %outer
outer:
  br label %inner
inner:
  br i1 %c, label %inner, label %latch
latch:
  br i1 %c, label %outer, label %done
done:
  ret void
}

; Two latches, no preheader since the entry may go elsewhere, and exits from several blocks.
; CHECK-LABEL: loops in @crowded: 1 loop
; CHECK-NEXT: loop at %head, depth 1
; CHECK-NEXT:   blocks: %head, %left, %right
; CHECK-NEXT:   preheader: none
; CHECK-NEXT:   latches: %left, %right
; CHECK-NEXT:   exit: %head to %done
; CHECK-NEXT:   exit: %left to %done
define void @crowded(i1 %c, i32 %n) {
entry:
  br i1 %c, label %head, label %done
head:
  switch i32 %n, label %done [ i32 0, label %left i32 1, label %right ]
left:
  br i1 %c, label %head, label %done
right:
  br label %head
done:
  ret void
}

; CHECK-LABEL: loops in @endless: 1 loop
; CHECK: latch: %1
; CHECK-NEXT: exit: none
define void @endless() {
  br label %1
1:
  br label %1
}
