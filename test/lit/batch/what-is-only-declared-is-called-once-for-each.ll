; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; No warning: there is nothing to go through side by side.

declare { double, double } @__enzyme_batch(...)
declare signext i8 @elsewhere(double, i8 zeroext)
declare [2 x i8] @__enzyme_batch_small(...)

; CHECK: [[A:%[0-9]+]] = call i8 @elsewhere(double %x, i8 zeroext 1)
; CHECK-NEXT: [[B:%[0-9]+]] = call i8 @elsewhere(double %y, i8 zeroext 1)
; CHECK-NEXT: [[C:%[0-9]+]] = insertvalue { i8, i8 } zeroinitializer, i8 [[A]], 0
; CHECK-NEXT: insertvalue { i8, i8 } [[C]], i8 [[B]], 1
define [2 x i8] @two(double %x, double %y) {
  %r = call [2 x i8] (...) @__enzyme_batch_small(ptr @elsewhere, metadata !"enzyme_width", i64 2, double %x, double %y, metadata !"enzyme_scalar", i8 1)
  ret [2 x i8] %r
}
