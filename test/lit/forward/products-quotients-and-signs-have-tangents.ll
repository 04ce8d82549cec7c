; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(double %x, double %"x'", double %y, double %"y'")
; CHECK:       %p = fmul double %x, %y
; CHECK-NEXT:  [[A:%[0-9]+]] = fmul double %y, %"x'"
; CHECK-NEXT:  [[B:%[0-9]+]] = fmul double %x, %"y'"
; CHECK-NEXT:  [[DP:%[0-9]+]] = fadd double [[A]], [[B]]
; What is subtracted is constant:
; CHECK-NEXT:  %q = fsub
; CHECK-NEXT:  %r = fdiv
; CHECK-NEXT:  [[I:%[0-9]+]] = fdiv double 1.000000e+00, %y
; CHECK-NEXT:  [[C:%[0-9]+]] = fmul double [[I]], [[DP]]
; CHECK-NEXT:  [[N:%[0-9]+]] = fneg double %r
; CHECK-NEXT:  [[Q:%[0-9]+]] = fdiv double [[N]], %y
; CHECK-NEXT:  [[D:%[0-9]+]] = fmul double [[Q]], %"y'"
; CHECK-NEXT:  [[DR:%[0-9]+]] = fadd double [[C]], [[D]]
; CHECK:       [[DN:%[0-9]+]] = fneg double [[DR]]
; CHECK:       [[DT:%[0-9]+]] = fptrunc double [[DN]] to float
; CHECK:       [[DU:%[0-9]+]] = fpext float [[DT]] to double
; CHECK-NEXT:  ret double [[DU]]

define double @f(double %x, double %y) {
  %p = fmul double %x, %y
  %q = fsub double %p, 1.0
  %r = fdiv double %q, %y
  %n = fneg double %r
  %e = fpext float 1.0 to double
  %t = fptrunc double %n to float
  %u = fpext float %t to double
  ret double %u
}

define double @df(double %x, double %dx, double %y, double %dy) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, double %y, double %dy)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
