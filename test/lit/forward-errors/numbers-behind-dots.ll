; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_fwddiff(...)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)

define double @sum(i32 %n, ...) {
  %list = alloca [24 x i8], align 8
  call void @llvm.va_start.p0(ptr %list)
  %x = va_arg ptr %list, double
  call void @llvm.va_end.p0(ptr %list)
  ret double %x
}

; expected-error@below {{sum takes variable arguments (`...`) and has a derivative to compute [EZ0405]}}
; expected-note@below {{pass an array and its length}}
define double @f(double %x) {
  %r = call double (i32, ...) @sum(i32 1, double %x)
  ret double %r
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}
