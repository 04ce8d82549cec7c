; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define void @tangent(
; CHECK-NEXT:  [[PRIMAL:%[0-9]+]] = alloca %pair, align 8
; CHECK-NEXT:  call void @fwddiffef(ptr [[PRIMAL]], ptr %out, double %x, double %dx)
; CHECK-LABEL: define void @both(
; CHECK-NEXT:  [[SECOND:%[0-9]+]] = getelementptr i8, ptr %out, i64 16
; CHECK-NEXT:  call void @fwddiffef(ptr %out, ptr [[SECOND]], double %x, double %dx)
; CHECK-LABEL: define internal void @fwddiffef(ptr align 8 %r, ptr %"r'", double %x, double %"x'")
; CHECK-NOT:   define

%pair = type { double, double }

define void @f(ptr sret(%pair) align 8 %r, double %x) {
  store double %x, ptr %r, align 8
  %at = getelementptr i8, ptr %r, i64 8
  %s = fmul double %x, %x
  store double %s, ptr %at, align 8
  ret void
}

define void @tangent(ptr sret(%pair) align 8 %out, double %x, double %dx) {
  call void (ptr, ptr, ...) @__enzyme_fwddiff_s(ptr sret(%pair) align 8 %out, ptr @f, double %x, double %dx)
  ret void
}

define void @both(ptr sret([2 x %pair]) align 8 %out, double %x, double %dx) {
  call void (ptr, ptr, ...) @__enzyme_fwddiff_s(ptr sret([2 x %pair]) align 8 %out, ptr @f, metadata !"enzyme_primal_return", double %x, double %dx)
  ret void
}

declare void @__enzyme_fwddiff_s(ptr, ptr, ...)
