; passes: differentiate print-plan
@g0 = external global ptr
define double @f0(double %x, ptr %p) {
  store ptr %p, ptr @g0
  ret double %x
}
define void @asks(double %x, ptr %p, ptr %q) {
  call double (...) @__enzyme_fwddiff(ptr @f0, double %x, double %x, ptr %p, ptr %q)
  ret void
}
declare double @__enzyme_fwddiff(...)
