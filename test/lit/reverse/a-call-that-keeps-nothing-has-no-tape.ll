; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @diffef(
; CHECK:       call double @augmentedsquare(double %x, ptr %pending)
; CHECK:       call double @reversesquare(double %x, double %0)
; CHECK:       define internal double @reversesquare(double %x, double %0)
; CHECK:       [[TWICE:%[0-9]+]] = fadd double %0, %0
; CHECK-NEXT:  fmul double %x, [[TWICE]]

define double @square(double %x) noinline {
  %y = fmul double %x, %x
  ret double %y
}

define double @f(double %x) {
  %y = call double @square(double %x)
  ret double %y
}

define double @gradient(double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %r
}

declare double @__enzyme_autodiff(...)
