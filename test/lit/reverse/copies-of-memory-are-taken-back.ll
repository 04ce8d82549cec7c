; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; What was copied to gives its shadow to what was copied from, and is zero; what was set is zero.
; CHECK-LABEL: define internal void @diffef(
; CHECK:       call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 16, i1 false)
; CHECK:       call void @enzyme_cc.take_back(ptr %"q'", ptr %"p'", i64 {{%[0-9]+}})
; CHECK-LABEL: define internal void @enzyme_cc.take_back.apart(ptr noalias %0, ptr noalias %1, i64 %2)
; CHECK:       load double, ptr [[TO:%[0-9]+]]
; CHECK-NEXT:  load double, ptr [[FROM:%[0-9]+]]
; CHECK-NEXT:  [[SUM:%[0-9]+]] = fadd double
; CHECK-NEXT:  store double [[SUM]], ptr [[FROM]]
; CHECK-NEXT:  store double 0.000000e+00, ptr [[TO]]
; What may overlap is taken back in the order that reads nothing too late:
; CHECK-LABEL: define internal void @diffemoved(
; CHECK:       call void @llvm.memmove.p0.p0.i64(ptr %q, ptr %p, i64 16, i1 false)
; CHECK:       call void @enzyme_cc.take_back.1(ptr %"q'", ptr %"p'", i64 {{%[0-9]+}})
; CHECK:       {{^}}above:
; CHECK:       {{^}}below:
; CHECK-LABEL: define internal void @diffeset(
; CHECK:       {{^}}back.
; CHECK:       [[SIZE:%[0-9]+]] = select i1 {{%[0-9]+}}, i64 0, i64 8
; CHECK-NEXT:  call void @llvm.memset.p0.i64(ptr %"p'", i8 0, i64 [[SIZE]], i1 false)
; CHECK:       load double, ptr %"p'"

define void @f(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 16, i1 false)
  %x = load double, ptr %q
  %at = getelementptr double, ptr %q, i64 1
  store double %x, ptr %at
  ret void
}

define void @moved(ptr %p, ptr %q) {
  call void @llvm.memmove.p0.p0.i64(ptr %q, ptr %p, i64 16, i1 false)
  %x = load double, ptr %q
  %at = getelementptr double, ptr %q, i64 1
  %y = load double, ptr %at
  store double %x, ptr %at
  ret void
}

define void @set(ptr %p) {
  %x = load double, ptr %p
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 false)
  %at = getelementptr double, ptr %p, i64 1
  store double %x, ptr %at
  ret void
}

define void @gradients(ptr %p, ptr %dp, ptr %q, ptr %dq) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp, ptr %q, ptr %dq)
  call void (...) @__enzyme_autodiff(ptr @moved, ptr %p, ptr %dp, ptr %q, ptr %dq)
  call void (...) @__enzyme_autodiff(ptr @set, ptr %p, ptr %dp)
  ret void
}

declare void @__enzyme_autodiff(...)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
