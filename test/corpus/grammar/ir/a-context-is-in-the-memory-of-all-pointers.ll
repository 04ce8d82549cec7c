; passes: differentiate
define ptr addrspace(3) @f(ptr addrspace(1) %c) {
  call void (...) @__enzyme_zero_shadows(ptr addrspace(1) %c)
  %r = call ptr addrspace(3) (...) @__enzyme_context(i32 1)
  ret ptr addrspace(3) %r
}
declare void @__enzyme_zero_shadows(...)
declare ptr addrspace(3) @__enzyme_context(...)
