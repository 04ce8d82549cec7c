; passes: differentiate print-plan
@p = internal global ptr addrspace(1) null
define double @f(double %x, ptr addrspace(1) %q) {
  store ptr addrspace(1) %q, ptr @p
  %a = load ptr addrspace(1), ptr @p
  %b = load double, ptr addrspace(1) %a
  %c = fmul double %b, %x
  ret double %c
}
define double @g(double %x, ptr addrspace(1) %q) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double 1.0, ptr addrspace(1) %q, ptr addrspace(1) %q)
  ret double %r
}
declare double @__enzyme_fwddiff(...)
