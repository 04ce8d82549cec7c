; RUN: %enzyme-opt --remarks --split-input-file --verify-diagnostics --print-requests "%s"

define void @f(ptr addrspace(1) %p) {
  ret void
}
declare void @__enzyme_fwddiff(...)
; expected-warning@+1 {{argument 2 (a pointer) is cast to a pointer of address space 1 for parameter 1}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  call void (...) @__enzyme_fwddiff(ptr @f, ptr %p, ptr addrspace(1) poison)
  ret void
}
