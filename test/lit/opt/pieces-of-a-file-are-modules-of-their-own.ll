; RUN: %enzyme-opt --split-input-file "%s" -o "%t.ll"
; RUN: diff "%s" "%t.ll"
; RUN: %enzyme-opt --split-input-file --print-cfg "%s" | %FileCheck "%s"
; RUN: %enzyme-opt --split-input-file --reprint "%s" | %FileCheck --check-prefix=TEXT "%s"
; RUN: not %enzyme-opt --reprint "%s" 2>&1 | %FileCheck --check-prefix=WHOLE "%s"

; CHECK: control flow of @same: 1 block
; TEXT: define void @same() {
define void @same() {
  ret void
}
; CHECK-NEXT: %0: ret
; CHECK-NEXT: ; -----
; TEXT: {{^}}; -----{{$}}
; -----
; CHECK-NEXT: control flow of @same: 2 blocks
; TEXT: define i32 @same() {
define i32 @same() {
  br label %next
next:
  ret i32 1
}
; WHOLE: pieces-of-a-file-are-modules-of-their-own.ll:18:1: error: @same is defined twice
; A line that only looks like one separates nothing.
; ------
;-----
; TEXT: {{^}}// -----{{$}}
// -----
; CHECK: // -----
; TEXT: declare void @same()
declare void @same()
