; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       [[P:%[0-9]+]] = icmp eq ptr %"p'", %p
; CHECK:       [[Q:%[0-9]+]] = icmp eq ptr %"q'", %q
; CHECK:       [[N:%[0-9]+]] = select i1 [[P]], i64 0, i64 %n
; CHECK-NEXT:  call void @llvm.memset.p0.i64(ptr align 8 %"p'", i8 0, i64 [[N]], i1 false)
; CHECK-NEXT:  call void @llvm.memset.p0.i64(ptr align 8 %q, i8 -1, i64 16, i1 false)
; CHECK-NEXT:  [[M:%[0-9]+]] = select i1 [[Q]], i64 0, i64 16
; CHECK-NEXT:  call void @llvm.memset.p0.i64(ptr align 8 %"q'", i8 -1, i64 [[M]], i1 false)
; CHECK-NEXT:  call void @llvm.memset.p0.i64(ptr %"q'", i8 0, i64 [[M]], i1 false)

define double @f(ptr %p, ptr %q, i64 %n) {
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 0, i64 %n, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %q, i8 -1, i64 16, i1 false)
  %x = load double, ptr %q, align 8
  %at = getelementptr i8, ptr %q, i64 8
  %y = load double, ptr %at, align 8
  %s = fadd double %x, %y
  ret double %s
}

define double @df(ptr %p, ptr %dp, ptr %q, ptr %dq) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr %p, ptr %dp, ptr %q, ptr %dq, i64 80)
  ret double %r
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare double @__enzyme_fwddiff(...)
