; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_fwddiff(...)
declare double @g(double)
declare double @h(double)
declare double @llvm.sin.f64(double)

@name = private constant [7 x i8] c"hypott\00"
@other = private constant [4 x i8] c"pow\00"

; expected-error@below {{g is said to be like 'hypott', which has no rule [EZ0124]}}
; expected-note@below {{did you mean 'hypot'?}}
@__enzyme_function_like_g = global [2 x ptr] [ptr @g, ptr @name]

; expected-error@below {{h is said to be like 'pow', which is of another type [EZ0124]}}
; expected-note@below {{h is double (double)}}
@__enzyme_function_like_h = global [2 x ptr] [ptr @h, ptr @other]

define double @sine(double %x) {
  %r = call double @llvm.sin.f64(double %x)
  ret double %r
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @sine, double %x, double %dx)
  ret double %r
}
