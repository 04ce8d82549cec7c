; RUN: not %enzyme-opt --split-input-file --reprint "%s" 2>&1 >/dev/null | %FileCheck --strict-whitespace "%s"

;      CHECK:caret-points-at-the-mistake.ll:7:16: error: expected a value of type i32, found 'label'
; CHECK-NEXT:  %x = add i32 label, 2
; CHECK-NEXT:{{^               \^$}}
define void @f() {
  %x = add i32 label, 2
  ret void
}
; -----
;      CHECK:caret-points-at-the-mistake.ll:12:24: error: {{.*}}this string is never closed
@s = constant [2 x i8] "a
