; passes: differentiate
define double @f(ptr %g, double %x) {
  %r = call double (ptr, ...) %g(ptr %g, double %x)
  ret double %r
}
define double @asks(ptr %g, ptr %dg, double %x) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr %g, ptr %dg, double %x, double 1.0)
  ret double %r
}
declare double @__enzyme_fwddiff(...)
