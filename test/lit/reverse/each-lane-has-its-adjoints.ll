; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define void @gradient(
; CHECK-NEXT:  call void @diffe4f(ptr %p, ptr %a, ptr %b, ptr %c, ptr %d, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00)
; CHECK-LABEL: define internal void @diffe4f(ptr %p, ptr %"p'", ptr %"p'.1", ptr %"p'.2", ptr %"p'.3", double %0, double %1, double %2, double %3)
; The primal is computed once:
; CHECK:       %x = load double, ptr %p
; CHECK-NOT:   load double, ptr %p{{$}}
; CHECK:       [[FIRST:%[0-9]+]] = fadd double %0, %0
; CHECK-NEXT:  fmul double %x, [[FIRST]]
; CHECK:       [[LAST:%[0-9]+]] = fadd double %3, %3
; CHECK-NEXT:  fmul double %x, [[LAST]]
; CHECK:       store double {{%[0-9]+}}, ptr %"p'",
; CHECK:       store double {{%[0-9]+}}, ptr %"p'.1",
; CHECK:       store double {{%[0-9]+}}, ptr %"p'.2",
; CHECK:       store double {{%[0-9]+}}, ptr %"p'.3",
; CHECK:       ret void

define double @f(ptr %p) {
  %x = load double, ptr %p
  %y = fmul double %x, %x
  ret double %y
}

define void @gradient(ptr %p, ptr %a, ptr %b, ptr %c, ptr %d) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_width", i64 4, metadata !"enzyme_dup", ptr %p, ptr %a, ptr %b, ptr %c, ptr %d)
  ret void
}

declare void @__enzyme_autodiff(...)
