; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

; What is differentiated sets the seed of another request itself, as nested requests do.
@rate = global double 3.0
@drate = global double 0.0
@__enzyme_shadow_global_rate = global [2 x ptr] [ptr @rate, ptr @drate]

declare double @__enzyme_fwddiff(...)

; expected-error@below {{the differentiated code uses 'drate', which is the shadow of 'rate' there: two derivatives would share it [EZ0432]}}
; expected-note@below {{give each of two nested requests a context: enzyme_context, __enzyme_context(width)}}
define double @f(double %x) {
  store double 1.0, ptr @drate, align 8
  %k = load double, ptr @rate, align 8
  %y = fmul double %k, %x
  ret double %y
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}
