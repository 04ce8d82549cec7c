; RUN: %enzyme-opt --print-loops "%s" > "%t.said"
; RUN: %FileCheck "%s" < "%t.said"
; RUN: %enzyme-opt --print-loops "%s" -o "%t.ll" > "%t.same"
; RUN: diff "%t.said" "%t.same"
; RUN: %FileCheck --check-prefix=MODULE "%s" < "%t.ll"
; RUN: %enzyme-opt --print-loops "%s" -o - | %FileCheck --check-prefixes=CHECK,MODULE "%s"
; RUN: %enzyme-opt --reprint --disable-output "%s" -o "%t.never.ll" | not grep .
; RUN: not test -e "%t.never.ll"

; CHECK: loops in @f: 0 loops
; MODULE: define void @f() {
define void @f() {
  ret void
}
