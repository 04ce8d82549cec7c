; RUN: not %enzyme-opt --canonicalise "%s" 2>&1 | %FileCheck "%s"

; CHECK: :7:3: error: @f: %a: '%p = phi i32 [ 0, %b ]': it has no value from %0
define i32 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %p = phi i32 [ 0, %b ]
  ret i32 %p
; CHECK-NOT: define
b:
  br label %a
}
