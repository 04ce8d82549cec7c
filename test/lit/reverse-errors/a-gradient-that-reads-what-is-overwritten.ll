; RUN: %enzyme-opt --verify-diagnostics --disable-output --remarks --differentiate "%s"

declare double @__enzyme_autodiff(...)
declare double @square(ptr)

@__enzyme_register_gradient_square = global [3 x ptr] [ptr @square, ptr @augmented, ptr @gradient]

define double @augmented(ptr %x, ptr %dx) {
  %v = load double, ptr %x
  %r = fmul double %v, %v
  ret double %r
}

define void @gradient(ptr %x, ptr %dx, double %seed) {
  %v = load double, ptr %x
  %r = fmul double %v, %seed
  store double %r, ptr %dx
  ret void
}

; expected-warning@below {{gradient reads what argument 1 points to, which may be overwritten before it is called [EZ0441]}}
; expected-note@below {{it may be overwritten at}}
; expected-note@below {{let augmented return what is needed of it as the tape}}
define double @f(double %x) {
  %p = alloca double
  store double %x, ptr %p
  %r = call double @square(ptr %p)
  store double %r, ptr %p
  %s = load double, ptr %p
  ret double %s
}

define double @df(double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %r
}
