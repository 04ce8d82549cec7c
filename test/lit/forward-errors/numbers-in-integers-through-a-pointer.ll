; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

; A struct of a float and an int, as C passes it: the derivative that is called takes no lane for it.
target datalayout = "e-m:e-i64:64-i128:128-f80:128-n8:16:32:64-S128"
declare double @__enzyme_fwddiff(...)

; expected-error@below {{numbers or pointers are passed or returned as integers in this call through a pointer [EZ0405]}}
; expected-note@below {{pass the address of the struct that they are in, or call the function by its name}}
define double @f(ptr %g, float %x) {
  %i = bitcast float %x to i32
  %wide = zext i32 %i to i64
  %both = or disjoint i64 %wide, 12884901888
  %r = call double %g(i64 %both)
  ret double %r
}

define double @df(ptr %g, ptr %dg, float %x, float %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr %g, ptr %dg, float %x, float %dx)
  ret double %r
}
