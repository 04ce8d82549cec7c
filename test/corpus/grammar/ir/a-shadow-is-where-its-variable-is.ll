; passes: differentiate
@v = addrspace(1) global double 0.0
define ptr addrspace(3) @f() {
  %s = call ptr addrspace(3) @__enzyme_shadow(ptr addrspace(1) @v, i32 1, i32 0)
  ret ptr addrspace(3) %s
}
declare ptr addrspace(3) @__enzyme_shadow(...)
