; What comes back in registers is one integer, be that a number's bytes or not: the struct of the
; source says which.
; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

%struct.two = type { double, i64 }

declare double @__enzyme_autodiff(...)

@__enzyme_register_gradient_f = global [3 x ptr] [ptr @f, ptr @augmented, ptr @gradient]

define double @f(double %x, double %y) {
  %r = fmul double %x, %y
  ret double %r
}
define double @augmented(double %x, double %y) {
  %r = fmul double %x, %y
  ret double %r
}
define [2 x i64] @gradient(double %x, double %y, double %seed) {
  %made = alloca %struct.two
  store double %y, ptr %made
  %r = load [2 x i64], ptr %made
  ret [2 x i64] %r
}

; expected-error@below {{what is registered for 'f' in reverse mode does not fit here: the gradient does not return the adjoints, which are { double, double } [EZ0408]}}
; expected-note@below {{the augmented function must be: R augmented(double x, double y); where R is double or struct}}
; expected-note@below {{the gradient must be: struct { double d_x; double d_y; } gradient(double x, double y, double seed)}}
; expected-note@below {{they are double (double, double) and long[2] (double, double, double), and f is double (double, double)}}
define double @of_f(double %x) {
  %r = call double @f(double %x, double %x)
  ret double %r
}

define void @ask(double %x, ptr %p) {
  %r = call double (...) @__enzyme_autodiff(ptr @of_f, double %x)
  store double %r, ptr %p
  ret void
}
