; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; The string is made in a variable and moved to where a shadow is: whoever has both frees both.
; CHECK-LABEL: define internal void @fwddiffenamed(
; CHECK:       call void @_RNvNvNtCs1_5alloc3fmt6format12format_inner(ptr sret([24 x i8]) %text, ptr null, ptr null)
; CHECK-NEXT:  call void @_RNvNvNtCs1_5alloc3fmt6format12format_inner(ptr sret([24 x i8]) %"text'", ptr null, ptr null)
; CHECK:       call void @llvm.memcpy.p0.p0.i64(ptr %"out'", ptr %"text'", i64

define void @named(ptr %x, ptr %out) {
  %text = alloca [24 x i8], align 8
  %v = load double, ptr %x, align 8
  %square = fmul double %v, %v
  call void @_RNvNvNtCs1_5alloc3fmt6format12format_inner(ptr sret([24 x i8]) %text, ptr null, ptr null)
  call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %text, i64 24, i1 false)
  %number = getelementptr i8, ptr %out, i64 24
  store double %square, ptr %number, align 8
  ret void
}

define void @df(ptr %x, ptr %dx, ptr %out, ptr %dout) {
  call void (...) @__enzyme_fwddiff(ptr @named, ptr %x, ptr %dx, ptr %out, ptr %dout)
  ret void
}

declare void @_RNvNvNtCs1_5alloc3fmt6format12format_inner(ptr, ptr, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @__enzyme_fwddiff(...)
