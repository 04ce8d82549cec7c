; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal { double, double, double, double } @fwddiffe4f(
; CHECK:       %s = call double @sin(double %x)
; CHECK-NEXT:  [[COS:%[0-9]+]] = call double @llvm.cos.f64(double %x)
; CHECK-NEXT:  [[A:%[0-9]+]] = fmul double [[COS]], %"x'"
; CHECK-NEXT:  [[B:%[0-9]+]] = fmul double [[COS]], %"x'.1"
; CHECK-NEXT:  [[C:%[0-9]+]] = fmul double [[COS]], %"x'.2"
; CHECK-NEXT:  [[D:%[0-9]+]] = fmul double [[COS]], %"x'.3"
; CHECK-NEXT:  insertvalue { double, double, double, double } poison, double [[A]], 0
; CHECK:       insertvalue {{.*}}, double [[D]], 3

define double @f(double %x) {
  %s = call double @sin(double %x)
  ret double %s
}

define [4 x double] @df(double %x, double %a, double %b, double %c, double %d) {
  %r = call [4 x double] (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_width", i64 4, double %x, double %a, double %b, double %c, double %d)
  ret [4 x double] %r
}

declare double @sin(double)
declare [4 x double] @__enzyme_fwddiff(...)
