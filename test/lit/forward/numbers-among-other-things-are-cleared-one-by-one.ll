; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       call void @llvm.memcpy.p0.p0.i64(ptr align 8 %"own'", ptr align 8 %from, i64 32, i1 false)
; CHECK-NEXT:  call void @enzyme_cc.zero_numbers(ptr %"own'", i64 32)
; CHECK-LABEL: define internal void @enzyme_cc.zero_numbers(ptr %0, i64 %1) nounwind
; CHECK:       loop:
; CHECK-NEXT:  %round = phi i64 [ 0, %start ], [ %next, %loop ]
; CHECK-NEXT:  [[AT:%[0-9]+]] = mul i64 %round, 32
; CHECK-NEXT:  [[A:%[0-9]+]] = add i64 [[AT]], 8
; CHECK-NEXT:  [[P:%[0-9]+]] = getelementptr i8, ptr %0, i64 [[A]]
; CHECK-NEXT:  call void @llvm.memset.p0.i64(ptr [[P]], i8 0, i64 8, i1 false)
; CHECK-NEXT:  [[B:%[0-9]+]] = add i64 [[AT]], 24
; CHECK-NEXT:  [[Q:%[0-9]+]] = getelementptr i8, ptr %0, i64 [[B]]
; CHECK-NEXT:  call void @llvm.memset.p0.i64(ptr [[Q]], i8 0, i64 8, i1 false)
; CHECK-NEXT:  %next = add nuw i64 %round, 1

; The count stays in the shadow, the numbers beside it become 0.
%cell = type { i64, double, ptr, double }

define double @f(ptr %from, double %x) {
  %own = alloca %cell, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %own, ptr align 8 %from, i64 32, i1 false)
  %n = load i64, ptr %own, align 8
  %d = sitofp i64 %n to double
  %at = getelementptr %cell, ptr %own, i64 0, i32 1
  %u = load double, ptr %at, align 8
  %p = getelementptr %cell, ptr %own, i64 0, i32 2
  %q = load ptr, ptr %p, align 8
  %end = getelementptr %cell, ptr %own, i64 0, i32 3
  %last = load double, ptr %end, align 8
  store double %x, ptr %end, align 8
  %v = load double, ptr %q, align 8
  %w = fmul double %u, %v
  %z = fmul double %w, %d
  %r = fadd double %z, %last
  ret double %r
}

define double @df(ptr %p, double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_const", ptr %p, double %x, double %dx)
  ret double %r
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare double @__enzyme_fwddiff(...)
