; passes: differentiate
define void @f([2 x <vscale x 3 x half>] %v) {
  ret void
}
define void @asks() {
  call void (...) @__enzyme_call_inactive(ptr @f, { } zeroinitializer)
  call void (...) @__enzyme_call_inactive(ptr @f, <2 x half> zeroinitializer)
  ret void
}
declare void @__enzyme_call_inactive(...)
