; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal float @fwddiffef(
; CHECK:       [[SAME:%[0-9]+]] = icmp eq ptr %"p'", %p
; CHECK:       %"k'" = load i64, ptr %"p'", align 8
; CHECK-NEXT:  [[INT:%[0-9]+]] = and i64 %k, -4294967296
; CHECK-NEXT:  [[D:%[0-9]+]] = select i1 [[SAME]], i64 [[INT]], i64 %"k'"

; A struct of a float and an int, copied as i64 from where no tangents are.
define float @f(ptr %p, ptr %out) {
  %k = load i64, ptr %p, align 8
  store i64 %k, ptr %out, align 8
  %y = load float, ptr %out, align 4
  %at = getelementptr i8, ptr %out, i64 4
  %n = load i32, ptr %at, align 4
  %d = sitofp i32 %n to float
  %r = fmul float %y, %d
  ret float %r
}

define float @df(ptr %p, ptr %dp, ptr %q, ptr %dq) {
  %r = call float (...) @__enzyme_fwddiff(ptr @f, ptr %p, ptr %dp, ptr %q, ptr %dq)
  ret float %r
}

declare float @__enzyme_fwddiff(...)
