; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       [[FROM:%[0-9]+]] = icmp eq ptr %"from'", %from
; CHECK:       [[TO:%[0-9]+]] = icmp eq ptr %"to'", %to
; CHECK-NEXT:  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to, ptr align 8 %from, i64 16, i1 false)
; Nothing is written where the shadow is the primal,
; CHECK-NEXT:  [[SIZE:%[0-9]+]] = select i1 [[TO]], i64 0, i64 16
; CHECK-NEXT:  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %"to'", ptr align 8 %"from'", i64 [[SIZE]], i1 false)
; and 0 is, where what is copied from is the primal.
; CHECK-NEXT:  [[CLEAR:%[0-9]+]] = select i1 [[FROM]], i64 [[SIZE]], i64 0
; CHECK-NEXT:  call void @llvm.memset.p0.i64(ptr %"to'", i8 0, i64 [[CLEAR]], i1 false)
; CHECK:       call void @llvm.memmove.p0.p0.i64(ptr align 8 %"end'", ptr align 8 %"to'", i64 {{%[0-9]+}}, i1 false)

define double @f(ptr %from, ptr %to) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to, ptr align 8 %from, i64 16, i1 false)
  %x = load double, ptr %to, align 8
  %end = getelementptr double, ptr %to, i64 1
  %y = load double, ptr %end, align 8
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %end, ptr align 8 %to, i64 8, i1 false)
  %s = fadd double %x, %y
  ret double %s
}

define double @df(ptr %p, ptr %dp, ptr %q, ptr %dq) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr %p, ptr %dp, ptr %q, ptr %dq)
  ret double %r
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare double @__enzyme_fwddiff(...)
