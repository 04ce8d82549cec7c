; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       [[SAME:%[0-9]+]] = icmp eq ptr %"from'", %from
; CHECK:       %"v'" = load <2 x i64>, ptr %"from'", align 8
; CHECK-NEXT:  [[LONG:%[0-9]+]] = and <2 x i64> %v, <i64 0, i64 -1>
; CHECK-NEXT:  select i1 [[SAME]], <2 x i64> [[LONG]], <2 x i64> %"v'"
; The whole of it is a constant of the request:
; CHECK-LABEL: define internal double @fwddiffef.1(
; CHECK:       [[LONG:%[0-9]+]] = and <2 x i64> %v, <i64 0, i64 -1>
; CHECK-NEXT:  [[D:%[0-9]+]] = select i1 {{%[0-9]+}}, <2 x i64> %v, <2 x i64> [[LONG]]
; CHECK-NEXT:  store <2 x i64> [[D]], ptr %"to'", align 8

; A struct of a double and a long, copied at once.
target datalayout = "e-m:e-i64:64-i128:128-f80:128-n8:16:32:64-S128"
define double @f(ptr %to, ptr %from) {
  %v = load <2 x i64>, ptr %from, align 8
  store <2 x i64> %v, ptr %to, align 8
  %x = load double, ptr %to, align 8
  %at = getelementptr i8, ptr %to, i64 8
  %k = load i64, ptr %at, align 8
  %m = mul i64 %k, 3
  %d = sitofp i64 %m to double
  %r = fmul double %x, %d
  ret double %r
}

define double @df(ptr %p, ptr %dp, ptr %q, ptr %dq) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr %p, ptr %dp, ptr %q, ptr %dq)
  %s = call double (...) @__enzyme_fwddiff(ptr @f, ptr %p, ptr %dp, metadata !"enzyme_const", ptr %q)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
