; RUN: %enzyme-opt --regularise --print-loops "%s" | %FileCheck "%s"
; RUN: %enzyme-opt --regularise "%s" -o "%t" && %FileCheck "%s" --check-prefix=TEXT < "%t"

; CHECK: loops in @two_entries: 1 loop
; CHECK-NEXT: loop at %dispatch, depth 1
; CHECK-NOT: irreducible
; TEXT: loop.latch:
; TEXT-NEXT: phi i32 [ 0, %a ], [ 1, %b ]
; TEXT-NEXT: phi i32 [ %n, %a ], [ poison, %b ]
; TEXT: loop.preheader:
; TEXT-NEXT: phi i32 [ 0, %fork ], [ 1, %fork.1 ]
; TEXT-NEXT: phi i32 [ 7, %fork ], [ poison, %fork.1 ]
; TEXT: dispatch:
; TEXT-NEXT: %entry.1 = phi i32
; TEXT-NEXT: %x.dispatch = phi i32
; TEXT-NEXT: switch i32 %entry.1, label %b [
; TEXT-NEXT: i32 1, label %a
define i32 @two_entries(i1 %c, i32 %n) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %x = phi i32 [ 7, %entry ], [ %n, %a ]
  br i1 %c, label %a, label %done
done:
  ret i32 %x
}
