; passes: differentiate
@v = addrspace(1) global [2 x double] zeroinitializer
define ptr @generic() {
  %s = call ptr (...) @__enzyme_shadow(ptr addrspacecast (ptr addrspace(1) @v to ptr), i32 1, i32 0)
  ret ptr %s
}
define ptr addrspace(1) @direct(ptr %c) {
  %s = call ptr addrspace(1) @__enzyme_shadow(ptr %c, ptr addrspace(1) @v, i32 0)
  ret ptr addrspace(1) %s
}
declare ptr @__enzyme_shadow(...)
