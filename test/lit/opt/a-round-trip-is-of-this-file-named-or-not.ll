; REQUIRES: llvm-as
; RUN: %roundtrip
; RUN: %roundtrip && echo alone
; RUN: %roundtrip "%s"
; RUN: %roundtrip '%s' && echo quoted
; RUN: %roundtrip %s
; RUN: %FileCheck "%s" < "%t.ours.ll"

; CHECK: @this
@this = global i32 0
