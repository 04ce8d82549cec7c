; passes: differentiate
define double @f(double %x, <4 x double> %v) {
  %a = call <4 x double> @llvm.matrix.multiply.v4f64.v4f64.v4f64(<4 x double> %v, <4 x double> %v, i32 2, i32 0, i32 7)
  ret double %x
}
define double @g(double %x, <4 x double> %v) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %x, <4 x double> %v, <4 x double> %v)
  ret double %r
}
declare double @__enzyme_fwddiff(...)
declare <4 x double> @llvm.matrix.multiply.v4f64.v4f64.v4f64(<4 x double>, <4 x double>, i32, i32, i32)
