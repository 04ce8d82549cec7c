; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-DAG:   @own_shadow = internal global double 0.000000e+00, align 8
; CHECK-DAG:   @seen_shadow = weak global [2 x double] zeroinitializer, align 16
; CHECK-DAG:   @each_shadow = weak thread_local global double 0.000000e+00
; CHECK-NOT:   @linked_shadow
; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       store double %"x'", ptr @own_shadow, align 8
; CHECK:       store double %"x'", ptr @seen_shadow, align 8
; CHECK:       store double %"x'", ptr @each_shadow, align 8
; CHECK:       store double %"x'", ptr @dlinked, align 8

@own = internal global double 2.0, align 8
@seen = global [2 x double] zeroinitializer, align 16
@each = thread_local global double 0.0
@linked = external global double, !enzyme_shadow !0
@dlinked = external global double

define double @f(double %x) {
  store double %x, ptr @own, align 8
  store double %x, ptr @seen, align 8
  store double %x, ptr @each, align 8
  store double %x, ptr @linked, align 8
  %u = load double, ptr @own, align 8
  %at = getelementptr i8, ptr @seen, i64 8
  %v = load double, ptr %at, align 8
  %w = load double, ptr @each, align 8
  %z = load double, ptr @linked, align 8
  %uv = fadd double %u, %v
  %uvw = fadd double %uv, %w
  %r = fadd double %uvw, %z
  ret double %r
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}

declare double @__enzyme_fwddiff(...)

!0 = !{ptr @dlinked}
