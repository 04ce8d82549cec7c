; RUN: %enzyme-opt --print-activity "%s" | %FileCheck "%s"

; CHECK-LABEL: activity of @f for fwddiff in @caller at
; CHECK-NEXT:  active globals: @kept
; CHECK-NEXT:  lost: %to
; CHECK-NEXT:  @f(active, inactive, inactive): result active
; CHECK-NEXT:    %x: active
; CHECK-NEXT:    %own = alloca double, align 8: active
; CHECK-NEXT:    call void @put(ptr %own, double %x): active call
; CHECK-NEXT:    %s = load double, ptr %own, align 8: active
; CHECK-NEXT:    %t = call double @llvm.sin.f64(double %s): active, active call
; CHECK-NEXT:  @put(active, active): result inactive
; CHECK-NEXT:    %where: active
; CHECK-NEXT:    %v: active
; CHECK-NEXT:  @put(inactive, inactive): result inactive
; CHECK-NEXT:  unplaced in @f(active, inactive, inactive): store double %t, ptr %to, align 8
; CHECK-EMPTY:
; CHECK-LABEL: activity of @f for fwddiff in @caller at
; CHECK-NOT:   lost
; CHECK:       @f(active, inactive, active): result active
; CHECK-NOT:   unplaced

@kept = internal global double 0.0

define double @f(double %x, double %c, ptr %to) {
  %own = alloca double, align 8
  %other = alloca double, align 8
  call void @put(ptr %own, double %x)
  call void @put(ptr %other, double %c)
  %s = load double, ptr %own, align 8
  %t = call double @llvm.sin.f64(double %s)
  store double %t, ptr %to, align 8
  store double %t, ptr @kept, align 8
  %u = call double @llvm.floor.f64(double %c)
  ret double %t
}

define void @put(ptr %where, double %v) {
  store double %v, ptr %where, align 8
  ret void
}

define void @caller(double %x, double %dx, ptr %p, ptr %dp) {
  %1 = call double (ptr, ...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, metadata !"enzyme_const", double 1.0, metadata !"enzyme_const", ptr %p)
  %2 = call double (ptr, ...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, metadata !"enzyme_const", double 1.0, ptr %p, ptr %dp)
  ret void
}

declare double @__enzyme_fwddiff(ptr, ...)
declare double @llvm.sin.f64(double)
declare double @llvm.floor.f64(double)
