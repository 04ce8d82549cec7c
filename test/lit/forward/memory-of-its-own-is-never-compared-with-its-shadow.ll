; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       %"a'" = alloca [2 x double], align 8
; CHECK-NOT:   icmp eq ptr %"a'"
; CHECK-NOT:   select i1 {{.*}}, double
; CHECK:       store double %"x'", ptr %"a'", align 8
; CHECK:       store double %"x'", ptr %"m'", align 8
; CHECK:       store double %"x'", ptr @kept_shadow, align 8
; CHECK:       store double %"x'", ptr %"at'", align 8
; CHECK-NOT:   select
; CHECK:       ret double

; Neither stack memory, nor memory from malloc, nor a global can be its own shadow.
@kept = internal global double 0.0

define double @f(double %x) {
  %a = alloca [2 x double], align 8
  %m = call ptr @malloc(i64 8)
  store double %x, ptr %a, align 8
  store double %x, ptr %m, align 8
  store double %x, ptr @kept, align 8
  %at = getelementptr i8, ptr %a, i64 8
  store double %x, ptr %at, align 8
  %u = load double, ptr %a, align 8
  %v = load double, ptr %m, align 8
  %w = load double, ptr @kept, align 8
  %uv = fadd double %u, %v
  %uvw = fadd double %uv, %w
  ret double %uvw
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}

declare ptr @malloc(i64)
declare double @__enzyme_fwddiff(...)
