; RUN: %enzyme-opt --print-cfg "%s" | %FileCheck "%s"

; Several cases that lead to one block are one edge; what is unreachable says so.
; CHECK-LABEL: control flow of @terminators: 7 blocks
; CHECK-NEXT: %entry: switch to %a, %b
; CHECK-NEXT: %a: invoke to %b, %pad; from %entry
; CHECK-NEXT: %b: indirectbr to %c, %a; from
; CHECK-NEXT: %c: ret; from %b
; CHECK-NEXT: %pad: resume; from %a
; CHECK-NEXT: %dead: br to %asleep; unreachable
; CHECK-NEXT: %asleep: unreachable; unreachable
define void @terminators(i32 %n, ptr %p) personality ptr @personality {
entry:
  switch i32 %n, label %a [ i32 0, label %b i32 1, label %b i32 2, label %a ]
a:
  invoke void @f() to label %b unwind label %pad
b:
  indirectbr ptr %p, [label %c, label %a]
c:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
dead:
  br label %asleep
asleep:
  unreachable
}

; CHECK-LABEL: control flow of @numbered: 2 blocks
; CHECK-NEXT: %0: br to %1
; CHECK-NEXT: %1: br to %1; from %0, %1
define void @numbered() {
  br label %1
1:
  br label %1
}

declare void @f()
declare i32 @personality(...)
