; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @diffef(double %x, double %y, double %0)
; CHECK:       [[I:%[0-9]+]] = fdiv double 1.000000e+00, %x
; CHECK-NEXT:  [[Q:%[0-9]+]] = fmul double [[I]], %0
; CHECK-NEXT:  [[DP:%[0-9]+]] = fadd nsz double %0, [[Q]]
; What is constant receives none:
; CHECK-NEXT:  [[DY:%[0-9]+]] = fmul double %x, [[DP]]
; CHECK-NOT:   fmul
; CHECK:       ret double

define double @f(double %x, double %y) {
  %p = fmul double %x, %y
  %q = fdiv double %p, %x
  %r = fadd double %p, %q
  ret double %r
}

define double @gradient(double %x, double %y) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_const", double %x, metadata !"enzyme_out", double %y)
  ret double %r
}

declare double @__enzyme_autodiff(...)
