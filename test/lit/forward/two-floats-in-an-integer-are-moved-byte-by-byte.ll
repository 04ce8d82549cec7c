; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal float @fwddiffeg(
; CHECK:       %"low'" = zext i32 %"a'" to i64
; CHECK:       %"high'" = shl nuw i64 %"wide'", 32
; CHECK:       %"packed'" = or disjoint i64 %"high'", %"low'"
; CHECK:       call { float, float } @fwddiffef(i64 %packed, i64 %"packed'")
; CHECK-LABEL: define internal { float, float } @fwddiffef(i64 %packed, i64 %"packed'")
; CHECK:       %"low'" = trunc i64 %"packed'" to i32
; CHECK:       %"a'" = bitcast i32 %"low'" to float
; CHECK:       %"shifted'" = lshr i64 %"packed'", 32
; CHECK:       %"high'" = trunc i64 %"shifted'" to i32
; CHECK:       %"b'" = bitcast i32 %"high'" to float

; How C passes struct { float a, b; } on many machines.
define float @f(i64 %packed) {
  %low = trunc i64 %packed to i32
  %a = bitcast i32 %low to float
  %shifted = lshr i64 %packed, 32
  %high = trunc i64 %shifted to i32
  %b = bitcast i32 %high to float
  %p = fmul float %a, %b
  ret float %p
}

define float @g(float %x, float %y) {
  %a = bitcast float %x to i32
  %b = bitcast float %y to i32
  %low = zext i32 %a to i64
  %wide = zext i32 %b to i64
  %high = shl nuw i64 %wide, 32
  %packed = or disjoint i64 %high, %low
  %r = call float @f(i64 %packed)
  ret float %r
}

define float @df(float %x, float %dx, float %y, float %dy) {
  %r = call float (...) @__enzyme_fwddiff(ptr @g, float %x, float %dx, float %y, float %dy)
  ret float %r
}

declare float @__enzyme_fwddiff(...)
