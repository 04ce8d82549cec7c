; passes: differentiate print-plan print-activity print-needs
define double @f(double %x, i1 %c) {
entry:
  br i1 %c, label %b, label %d
b:
  br label %d
d:
  %p = phi double [ %x, %b ]
  ret double %p
dead:
  %q = phi double [ %x, %entry ]
  br label %d
}
define double @g(double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x, i1 true)
  ret double %r
}
declare double @__enzyme_autodiff(...)
