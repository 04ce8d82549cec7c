; passes: differentiate
@enzyme_const = external global i32
define double @f(double %x, ptr %q) {
  br label %outer
outer:
  %s = phi double [ %x, %0 ], [ %m, %inner ]
  %t = load ptr, ptr %q
  indirectbr ptr %t, [label %inner, label %out]
inner:
  %r = phi double [ %s, %outer ], [ %m, %inner ]
  %m = fmul double %r, %r
  %c = load i1, ptr %q
  br i1 %c, label %inner, label %outer
out:
  ret double %s
}
define double @asks(double %x, ptr %q) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x, ptr @enzyme_const, ptr %q)
  ret double %r
}
declare double @__enzyme_autodiff(...)
