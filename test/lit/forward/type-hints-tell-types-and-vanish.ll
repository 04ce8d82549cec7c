; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-NOT: __enzyme_double

define void @f(ptr %from, ptr %to, i64 %n) personality ptr @__gxx_personality_v0 {
  invoke void @__enzyme_double(ptr %from, i64 %n) to label %next unwind label %away
next:
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %n, i1 false)
  ret void
away:
  %pad = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %pad
}

; CHECK-LABEL: define void @df(
; CHECK-NEXT:  call void @diffef(
define void @df(ptr %p, ptr %dp, ptr %q, ptr %dq, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp, ptr %q, ptr %dq, i64 %n)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @__enzyme_double(ptr, i64)
declare void @__enzyme_autodiff(...)
declare i32 @__gxx_personality_v0(...)
