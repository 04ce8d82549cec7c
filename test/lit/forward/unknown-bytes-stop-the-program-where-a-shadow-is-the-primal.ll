; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK:       @enzyme_cc.message = {{.*}}the shadow of what is copied here is the memory itself, and where its numbers are is not known
; CHECK-LABEL: define internal void @fwddiffef(
; CHECK:       [[FROM:%[0-9]+]] = icmp eq ptr %"from'", %from
; CHECK:       call void @llvm.memcpy.p0.p0.i64(ptr align 8 %"to'", ptr align 8 %"from'", i64 [[SIZE:%[0-9]+]], i1 false)
; Where nothing is copied, nothing is wrong.
; CHECK-NEXT:  [[COPIED:%[0-9]+]] = icmp ne i64 [[SIZE]], 0
; CHECK-NEXT:  [[STOP:%[0-9]+]] = and i1 [[FROM]], [[COPIED]]
; CHECK-NEXT:  call void @enzyme_cc.stop_if(i1 [[STOP]], ptr @enzyme_cc.message, i64
; CHECK-LABEL: define internal void @enzyme_cc.stop_if(i1 %0, ptr %1, i64 %2) nounwind
; CHECK:       bad:
; CHECK-NEXT:  call i64 @write(i32 2, ptr %1, i64 %2)
; CHECK-NEXT:  call void @exit(i32 1)
; CHECK-NEXT:  unreachable

; What is copied is never looked at here: nobody knows where the numbers in it are.
define void @f(ptr %to, ptr %from, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to, ptr align 8 %from, i64 %n, i1 false)
  ret void
}

define void @df(ptr %p, ptr %dp, ptr %q, ptr %dq, i64 %n) {
  call void (...) @__enzyme_fwddiff(ptr @f, ptr %p, ptr %dp, ptr %q, ptr %dq, i64 %n)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @__enzyme_fwddiff(...)
