; passes: verify differentiate
define double @f(double %x, i1 %c) {
entry:
  br i1 %c, label %b, label %b
b:
  %p = phi [2 x double] [ [double 1.0, double 2.0], %entry ], [ [double 1.0, double 2.0], %entry ]
  %q = phi <2 x double> [ splat (double 2.0), %entry ], [ <double 2.0, double 2.0>, %entry ]
  %a = extractvalue [2 x double] %p, 0
  %r = fmul double %a, %x
  ret double %r
}
define double @g(double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x, i1 true)
  ret double %r
}
declare double @__enzyme_autodiff(...)
