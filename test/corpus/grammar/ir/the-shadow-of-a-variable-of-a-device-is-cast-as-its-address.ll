; passes: differentiate
@v = addrspace(1) global double 0.0
define ptr @f() {
  %s = call ptr (...) @__enzyme_shadow(ptr addrspacecast (ptr addrspace(1) @v to ptr), i32 1, i32 0)
  ret ptr %s
}
declare ptr @__enzyme_shadow(...)
