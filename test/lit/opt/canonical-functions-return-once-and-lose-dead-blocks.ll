; RUN: %enzyme-opt --canonicalise "%s" | %FileCheck "%s"
; RUN: %enzyme-opt --canonicalise --function void --function other "%s" | %FileCheck --check-prefix=ONE "%s"

; CHECK-LABEL: define i32 @value(
; CHECK: br label %return
; CHECK: br label %return
; CHECK-NOT: dead
; CHECK: return:
; CHECK-NEXT: %return.value = phi i32 [ 1, %a ], [ 2, %b ]
; CHECK-NEXT: ret i32 %return.value
; CHECK-NEXT: }
; ONE-LABEL: define i32 @value(
; ONE: ret i32 1
; ONE: ret i32 2
define i32 @value(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
dead:
  br label %b
}

; CHECK-LABEL: define void @void(
; CHECK: return:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; ONE-LABEL: define void @void(
; ONE: return:
define void @void(i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret void
b:
  ret void
}

; CHECK-LABEL: define void @other() {
; CHECK-NEXT: unreachable
; CHECK-NEXT: }
define void @other() {
  unreachable
}
