; RUN: %enzyme-opt --print-cfg --canonicalise --print-cfg "%s" | %FileCheck "%s"
; RUN: %enzyme-opt --canonicalise --print-cfg "%s" | %FileCheck --check-prefix=AFTER "%s"
; RUN: %enzyme-opt --print-cfg --canonicalise "%s" | %FileCheck --check-prefix=ONCE "%s"

; CHECK: control flow of @f: 3 blocks
; CHECK: control flow of @f: 4 blocks
; AFTER-NOT: 3 blocks
; AFTER: control flow of @f: 4 blocks
; ONCE: control flow of @f: 3 blocks
; ONCE-NOT: control flow
define void @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret void
b:
  ret void
}
