; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; What they would return is the primal alone.
; CHECK:       define internal { double, double } @fwddiffeg(
; CHECK:       dead:
; CHECK-NEXT:  %q = call double @g(double %x)
; CHECK-NEXT:  unreachable

define double @g(double %x) {
entry:
  %r = fmul double %x, %x
  ret double %r

dead:
  %q = call double @g(double %x)
  ret double %q
}

define double @f(double %x) {
  %a = call double @g(double %x)
  ret double %a
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
