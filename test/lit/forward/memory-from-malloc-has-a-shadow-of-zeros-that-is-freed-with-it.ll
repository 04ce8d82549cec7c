; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       [[MADE:%[0-9]+]] = call ptr @malloc(i64 %size)
; CHECK:       call void @enzyme_cc.check_shadow(i1 {{%[0-9]+}}, i64 %size)
; CHECK-NEXT:  [[NONE:%[0-9]+]] = icmp eq ptr [[MADE]], null
; CHECK-NEXT:  [[SIZE:%[0-9]+]] = select i1 [[NONE]], i64 0, i64 %size
; CHECK-NEXT:  call void @llvm.memset.p0.i64(ptr [[MADE]], i8 0, i64 [[SIZE]], i1 false)
; CHECK:       %"m'" = select i1 {{%[0-9]+}}, ptr null, ptr [[MADE]]
; CHECK:       call void @free(ptr %m)
; CHECK-NEXT:  call void @free(ptr %"m'")
; A shadow that is the primal is not freed twice.
; CHECK-LABEL: define internal void @fwddifferelease(
; CHECK-NEXT:  [[SAME:%[0-9]+]] = icmp eq ptr %"p'", %p
; CHECK:       call void @free(ptr nonnull %p)
; CHECK-NEXT:  [[FREED:%[0-9]+]] = select i1 [[SAME]], ptr null, ptr %"p'"
; CHECK-NEXT:  call void @free(ptr [[FREED]])

define double @f(double %x, i64 %n) {
  %size = shl i64 %n, 3
  %m = call noalias ptr @malloc(i64 %size)
  store double %x, ptr %m, align 8
  %v = load double, ptr %m, align 8
  call void @free(ptr %m)
  ret double %v
}

define void @release(ptr %p) {
  %x = load double, ptr %p, align 8
  call void @free(ptr nonnull %p)
  ret void
}

define double @df(double %x, double %dx, ptr %p, ptr %dp) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, i64 4)
  call void (...) @__enzyme_fwddiff2(ptr @release, ptr %p, ptr %dp)
  ret double %r
}

declare noalias ptr @malloc(i64)
declare void @free(ptr)
declare double @__enzyme_fwddiff(...)
declare void @__enzyme_fwddiff2(...)
