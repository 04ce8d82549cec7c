; RUN: %enzyme-opt --split-input-file --print-requests --function b --function c "%s" | %FileCheck "%s"

define void @a() {
  call void @__enzyme_autodiff(ptr @a)
  ret void
}
define void @b() {
; CHECK: 9: b calls __enzyme_autodiff
  call void @__enzyme_autodiff(ptr @b)
  ret void
}
declare void @__enzyme_autodiff(...)
; -----
define void @c() personality ptr null {
; CHECK: 16: c calls __enzyme_fwddiff
  invoke void @__enzyme_fwddiff(ptr @c) to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}
declare void @__enzyme_fwddiff(...)
