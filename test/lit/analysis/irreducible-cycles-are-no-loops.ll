; RUN: %enzyme-opt --print-loops --print-dominators "%s" | %FileCheck "%s"

; Control enters the cycle of a and b at both; the loop at c inside it is one all the same.
; CHECK-LABEL: loops in @two_entries: 1 loop, 1 irreducible cycle
; CHECK-NEXT: loop at %c, depth 1
; CHECK: irreducible cycle entered at %b, %a
; CHECK-NEXT: blocks: %b, %c, %a
; CHECK-LABEL: dominators in @two_entries
; CHECK-NEXT: [1] %entry
; CHECK-NEXT: [2] %b
; CHECK-NEXT: [3] %c
; CHECK-NEXT: [4] %done
; CHECK-NEXT: [2] %a
define void @two_entries(i1 %x, i32 %n) {
entry:
  br i1 %x, label %a, label %b
a:
  br label %b
b:
  br label %c
c:
  switch i32 %n, label %a [ i32 0, label %c i32 1, label %done ]
done:
  ret void
}
