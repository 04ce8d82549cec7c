; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define double @df(
; CHECK-NEXT:  call double @fwddiffef.1(double %x, double %dx)
; CHECK-NEXT:  call { double, double, double, double } @fwddiffe4f(
; CHECK:       call double @"fwddiffewith a name"(double %x, double %dx)
; CHECK:       define internal double @fwddiffef.1(double %x, double %"x'")
; CHECK:       define internal { double, double, double, double } @fwddiffe4f(double %x, double %"x'", double %"x'.1", double %"x'.2", double %"x'.3")
; CHECK:       define internal double @"fwddiffewith a name"(double %x, double %"x'")

define double @f(double %x) {
  %r = fmul double %x, %x
  ret double %r
}

define double @"with a name"(double %x) {
  %r = fmul double %x, %x
  ret double %r
}

; A name that is taken already.
define double @fwddiffef(double %x) {
  ret double %x
}

define double @df(double %x, double %dx) {
  %a = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  %b = call [4 x double] (...) @__enzyme_fwddiff4(ptr @f, metadata !"enzyme_width", i64 4, double %x, double %dx, double %dx, double %dx, double %dx)
  %c = call double (...) @__enzyme_fwddiff(ptr @"with a name", double %x, double %dx)
  ret double %a
}

declare double @__enzyme_fwddiff(...)
declare [4 x double] @__enzyme_fwddiff4(...)
