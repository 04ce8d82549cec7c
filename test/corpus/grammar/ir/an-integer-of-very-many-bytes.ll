; passes: differentiate
@enzyme_const = external global i32
define double @f(double %x, ptr %p) {
  store i8388608 2, ptr %p
  %l = load double, ptr %p
  %m = fmul double %x, %l
  ret double %m
}
define double @asks(double %x, ptr %p, ptr %q) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double 1.0, ptr %p, ptr %q)
  ret double %r
}
declare double @__enzyme_fwddiff(...)
