; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       [[MADE:%[0-9]+]] = call ptr @calloc(i64 %n, i64 8)
; CHECK-NOT:   memset
; CHECK:       %"m'" = select i1 {{%[0-9]+}}, ptr null, ptr [[MADE]]
; CHECK-NOT:   memset
; CHECK:       store double %"x'", ptr %"m'"
; CHECK-NOT:   select
; CHECK:       ret double %"v'"

define double @f(double %x, i64 %n) {
  %m = call noalias ptr @calloc(i64 %n, i64 8)
  store double %x, ptr %m, align 8
  %v = load double, ptr %m, align 8
  ret double %v
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, i64 4)
  ret double %r
}

declare noalias ptr @calloc(i64, i64)
declare double @__enzyme_fwddiff(...)
