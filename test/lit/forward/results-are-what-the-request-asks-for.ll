; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define double @both(
; CHECK-NEXT:  call { double, double } @fwddiffef(double %x, double %dx)
; CHECK-LABEL: define double @only_primal(
; CHECK-NEXT:  [[R:%[0-9]+]] = call double @fwddiffef.1(double %x, double %dx)
; CHECK-NEXT:  ret double [[R]]
; CHECK-LABEL: define void @dropped(
; CHECK-NEXT:  call double @fwddiffef.2(double %x, double %dx)
; CHECK-NEXT:  ret void
; CHECK-LABEL: define internal double @fwddiffef.1(
; CHECK:       ret double %r

define double @f(double %x) {
  %r = fmul double %x, %x
  ret double %r
}

define double @both(double %x, double %dx) {
  %r = call { double, double } (...) @__enzyme_fwddiff_p(ptr @f, metadata !"enzyme_primal_return", double %x, double %dx)
  %s = extractvalue { double, double } %r, 1
  ret double %s
}

define double @only_primal(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_const_return", metadata !"enzyme_primal_return", double %x, double %dx)
  ret double %r
}

define void @dropped(double %x, double %dx) {
  call void (...) @__enzyme_fwddiff_v(ptr @f, double %x, double %dx)
  ret void
}

declare double @__enzyme_fwddiff(...)
declare { double, double } @__enzyme_fwddiff_p(...)
declare void @__enzyme_fwddiff_v(...)
