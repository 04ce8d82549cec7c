; passes: differentiate
define double @f(double %x, ptr %p) {
  %a = call <4 x double> @llvm.masked.load.v4f64.p0(ptr %p, <4 x i1> splat (i1 poison), ptr %p)
  ret double %x
}
define double @g(double %x, ptr %p) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %x, ptr %p, ptr %p)
  ret double %r
}
declare double @__enzyme_fwddiff(...)
declare <4 x double> @llvm.masked.load.v4f64.p0(ptr, <4 x i1>, ptr)
