; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

; Other bits than those that are passed may be taken for the argument, or for the result. What has
; no derivative to compute is called as it is.

declare double @__enzyme_fwddiff(...)
declare double @__enzyme_autodiff(...)
@counted = global i64 0

; expected-error@below {{narrow is called as double (float), and is double (double) [EZ0415]}}
; expected-note@below {{declare it as it is defined: a header that both files include keeps them the same}}
define double @f(double %x) {
  %s = fptrunc double %x to float
  %y = call double @narrow(float %s)
  call void @count(i32 1)
  ret double %y
}

; expected-error@below {{wide is called as double (int, double), and is double (long, double) [EZ0415]}}
; expected-note@below {{declare it as it is defined: a header that both files include keeps them the same}}
define double @g(double %x) {
  %y = call double @wide(i32 signext 1, double %x)
  ret double %y
}

; expected-error@below {{scaled is called as double (double), and is double (double, double) [EZ0415]}}
; expected-note@below {{declare it as it is defined: a header that both files include keeps them the same}}
define double @h(double %x) {
  %y = call double @scaled(double %x)
  ret double %y
}

; expected-error@below {{truth is called as long (void *), and is bool (void *) [EZ0415]}}
; expected-note@below {{declare it as it is defined: a header that both files include keeps them the same}}
define double @k(ptr %x) {
  %y = call i64 @truth(ptr %x)
  %z = sitofp i64 %y to double
  %a = load double, ptr %x, align 8
  %r = fmul double %a, %z
  ret double %r
}

define double @narrow(double %x) {
  ret double %x
}

define double @wide(i64 %n, double %x) {
  ret double %x
}

define double @scaled(double %x, double %y) {
  %r = fmul double %x, %y
  ret double %r
}

define zeroext i1 @truth(ptr %x) {
  %a = load double, ptr %x, align 8
  store double 0.0, ptr %x, align 8
  %r = fcmp ogt double %a, 0.0
  ret i1 %r
}

define void @count(i64 %n) {
  store i64 %n, ptr @counted, align 8
  ret void
}

define double @df(double %x, ptr %p, ptr %dp) {
  %a = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double 1.0)
  %b = call double (...) @__enzyme_autodiff(ptr @g, double %x)
  %c = call double (...) @__enzyme_autodiff(ptr @h, double %x)
  %d = call double (...) @__enzyme_autodiff(ptr @k, ptr %p, ptr %dp)
  ret double %a
}
