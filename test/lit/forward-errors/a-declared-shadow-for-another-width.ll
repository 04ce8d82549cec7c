; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

@rate = global double 3.0
@drate = global [3 x double] zeroinitializer
@__enzyme_shadow_global_rate = global [2 x ptr] [ptr @rate, ptr @drate]

declare { double, double } @__enzyme_fwddiff(...)
@enzyme_width = external global i32

; expected-error@below {{'drate', the shadow of 'rate', has room for 3 directions, but a request of width 2 differentiates this [EZ0431]}}
; expected-note@below {{make 'drate' an array of 2, one for each direction}}
define double @f(double %x) {
  %k = load double, ptr @rate, align 8
  %y = fmul double %k, %x
  ret double %y
}

define { double, double } @df(double %x, double %dx) {
  %w = load i32, ptr @enzyme_width
  %r = call { double, double } (...) @__enzyme_fwddiff(ptr @f, i32 %w, i32 2, double %x, double %dx, double %dx)
  ret { double, double } %r
}
