; RUN: %enzyme-opt --print-dominators "%s" | %FileCheck --check-prefix=DOM "%s"
; RUN: %enzyme-opt --print-post-dominators "%s" | %FileCheck --check-prefix=POST "%s"

; DOM-LABEL: dominators in @diamond
; DOM-NEXT: {{^  \[1\] %entry$}}
; DOM-NEXT: {{^    \[2\] %left$}}
; DOM-NEXT: {{^    \[2\] %right$}}
; DOM-NEXT: {{^    \[2\] %join$}}
; DOM-NEXT: unreachable: %dead
; POST-LABEL: post-dominators in @diamond
; POST-NEXT: [1] %join
; POST-NEXT: [2] %entry
; POST-NEXT: [2] %left
; POST-NEXT: [2] %right
; POST-NEXT: unreachable: %dead
define void @diamond(i1 %c) {
entry:
  br i1 %c, label %left, label %right
left:
  br label %join
right:
  br label %join
dead:
  br label %join
join:
  ret void
}

; Nothing after an exit of several is on all ways: each is a root of its own.
; POST-LABEL: post-dominators in @several_exits
; POST-NEXT: [1] %entry
; POST-NEXT: [1] %returns
; POST-NEXT: [1] %stops
define void @several_exits(i1 %c) {
entry:
  br i1 %c, label %returns, label %stops
returns:
  ret void
stops:
  unreachable
}
