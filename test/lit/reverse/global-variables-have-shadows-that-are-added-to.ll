; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK:       @state_shadow = internal global double 0.000000e+00
; When the request begins, nobody has an adjoint of it yet:
; CHECK-LABEL: define double @gradient(double %x)
; CHECK-NEXT:  call void @llvm.memset.p0.i64(ptr @state_shadow, i8 0, i64 8, i1 false)
; CHECK-NEXT:  call double @diffef(
; CHECK-LABEL: define internal double @diffef(
; CHECK:       {{^}}back.
; CHECK:       fadd double {{%[0-9]+}}, %0
; CHECK-NEXT:  store double {{%[0-9]+}}, ptr @state_shadow
; CHECK:       load double, ptr @state_shadow
; CHECK-NEXT:  store double 0.000000e+00, ptr @state_shadow
; CHECK:       fadd double
; CHECK:       store double {{%[0-9]+}}, ptr @state_shadow

@state = internal global double 1.0

define double @f(double %x) {
  %s = load double, ptr @state
  %y = fmul double %s, %x
  store double %y, ptr @state
  %z = load double, ptr @state
  ret double %z
}

define double @gradient(double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %r
}

declare double @__enzyme_autodiff(...)
