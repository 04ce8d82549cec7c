; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(ptr %from, double %x, double %"x'")
; CHECK:       call void @llvm.memcpy.p0.p0.i64(ptr align 8 %own, ptr align 8 %from, i64 24, i1 false)
; CHECK-NEXT:  call void @llvm.memset.p0.i64(ptr %"own'", i8 0, i64 24, i1 false)
; CHECK-NOT:   call
; CHECK:       ret double

define double @f(ptr %from, double %x) {
  %own = alloca [3 x double], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %own, ptr align 8 %from, i64 24, i1 false)
  %at = getelementptr i8, ptr %own, i64 8
  store double %x, ptr %at, align 8
  %u = load double, ptr %own, align 8
  %last = getelementptr i8, ptr %own, i64 16
  %v = load double, ptr %last, align 8
  %w = load double, ptr %at, align 8
  %uv = fadd double %u, %v
  %s = fadd double %uv, %w
  ret double %s
}

define double @df(ptr %p, double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_const", ptr %p, double %x, double %dx)
  ret double %r
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare double @__enzyme_fwddiff(...)
