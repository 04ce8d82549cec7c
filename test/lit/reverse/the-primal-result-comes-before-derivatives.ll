; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define { double, double, double } @gradient(
; CHECK-NEXT:  call { double, double, double } @diffef(double %x, double %y, double 1.000000e+00)
; Several derivatives may be returned through memory, too:
; CHECK-LABEL: define void @into(
; CHECK:       store { double, double } {{%[0-9]+}}, ptr %to
; CHECK-LABEL: define internal { double, double, double } @diffef(
; CHECK:       insertvalue { double, double, double } poison, double %r, 0
; CHECK:       ret { double, double, double }
; CHECK-LABEL: define internal { double, double } @diffef.1(

define double @f(double %x, double %y) {
  %r = fmul double %x, %y
  ret double %r
}

define { double, double, double } @gradient(double %x, double %y) {
  %r = call { double, double, double } (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_primal_return", metadata !"enzyme_out", double %x, metadata !"enzyme_out", double %y)
  ret { double, double, double } %r
}

define void @into(ptr %to, double %x, double %y) {
  call void (...) @__enzyme_autodiff.1(ptr sret({ double, double }) %to, ptr @f, double %x, double %y)
  ret void
}

declare { double, double, double } @__enzyme_autodiff(...)
declare void @__enzyme_autodiff.1(...)
