; RUN: %enzyme-opt --split-input-file --print-requests --function b --function c "%s" | %FileCheck "%s"
; CHECK-NOT: in @a
; CHECK: autodiff of @f in @b at {{.*}}:11:1
; CHECK: fwddiff of @f in @c at {{.*}}:21:1
; CHECK-NOT: in @a

define void @a() {
  call void @__enzyme_autodiff(ptr @f)
  ret void
}
define void @b() {
  call void @__enzyme_autodiff(ptr @f)
  ret void
}
define void @f() {
  ret void
}
declare void @__enzyme_autodiff(...)
; -----
define void @f() { ret void }
define void @c() personality ptr null {
  invoke void @__enzyme_fwddiff(ptr @f) to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}
declare void @__enzyme_fwddiff(...)
