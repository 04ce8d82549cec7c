; passes: differentiate
@v = global double 0.0
@text = constant [4 x i8] c"sin\00"
@__enzyme_attribute__0 = global [2 x ptr] [ptr @v, ptr @text]
define double @f(double %x) {
  ret double %x
}
define double @g(double %x) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double 1.0)
  ret double %r
}
declare double @__enzyme_fwddiff(...)
