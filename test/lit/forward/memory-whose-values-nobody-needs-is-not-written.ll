; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal void @fwddiffef(
; CHECK:       fmul
; CHECK-NOT:   ptr %y,
; CHECK:       store double {{%[0-9]+}}, ptr %"y'", align 8
; CHECK-NOT:   call {{.*}}ptr %at,
; CHECK:       call void @llvm.memcpy.p0.p0.i64(ptr %"at'", ptr %"x'"
; CHECK:       ret void

define void @f(ptr %x, ptr %y) {
  %a = load double, ptr %x, align 8
  %s = fmul double %a, %a
  store double %s, ptr %y, align 8
  %at = getelementptr i8, ptr %y, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr %at, ptr %x, i64 8, i1 false)
  ret void
}

define void @df(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  call void (...) @__enzyme_fwddiff(ptr @f, ptr %x, ptr %dx, metadata !"enzyme_dupnoneed", ptr %y, ptr %dy)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @__enzyme_fwddiff(...)
