; RUN: sed 's/$/\r/' "%s" > "%t.ll"
; RUN: %enzyme-opt "%t.ll" -o "%t.same.ll"
; RUN: diff "%t.ll" "%t.same.ll"
; RUN: %enzyme-opt --reprint "%t.ll" | %FileCheck "%s"
; RUN: %enzyme-opt --print-cfg "%t.ll" | %FileCheck --check-prefix=CFG "%s"
; RUN: %if llvm-as %{ %roundtrip %}

; CHECK: @"a b" = global i32 0
@"a b" = global i32 0

; CHECK: define i32 @"f\22"(i32 %"x y") {
; CHECK-NEXT: "in the":
; CHECK-NEXT: br label %"next one"
; CHECK: "next one":
; CHECK-NEXT: %"q-\22" = add i32 %"x y", 1
; CHECK-NEXT: ret i32 %"q-\22"

; CFG: control flow of @"f\22": 2 blocks
; CFG-NEXT: %"in the": br to %"next one"
; CFG-NEXT: %"next one": ret; from %"in the"
define i32 @"f\22"(i32 %"x y") {
"in the":
  br label %"next one"
"next one":
  %"q-\22" = add i32 %"x y", 1
  ret i32 %"q-\22"
}
