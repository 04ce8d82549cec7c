; passes: differentiate
define double @f(ptr %g, double %x) {
  %r = call double (ptr, ...) %g(ptr %g, double %x)
  ret double %r
}
define double @asks(ptr %g, ptr %dg, double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, ptr %g, ptr %dg, double %x)
  ret double %r
}
declare double @__enzyme_autodiff(...)
