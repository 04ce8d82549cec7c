; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define double @df(
; CHECK:       br i1 %c, label %arm, label %other
; CHECK:       other:
; CHECK-NEXT:  [[B:%[0-9]+]] = call double @fwddiffetwice(double %x, double %dx)
; CHECK:       arm:
; CHECK-NEXT:  [[A:%[0-9]+]] = call double @fwddiffesquare(double %x, double %dx)
; CHECK:       chosen:
; CHECK-NEXT:  [[D:%[0-9]+]] = phi double [ [[A]], %arm ], [ [[B]], %other ]
; CHECK-NEXT:  ret double [[D]]

define double @square(double %x) {
  %r = fmul double %x, %x
  ret double %r
}

define double @twice(double %x) {
  %r = fadd double %x, %x
  ret double %r
}

define double @df(i1 %c, double %x, double %dx) {
  %f = select i1 %c, ptr @square, ptr @twice
  %r = call double (...) @__enzyme_fwddiff(ptr %f, double %x, double %dx)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
