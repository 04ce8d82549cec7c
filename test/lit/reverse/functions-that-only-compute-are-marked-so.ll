; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; What the reverse sweep does not need of them is dropped by LLVM, which errno would prevent.
; CHECK-LABEL: define internal double @diffef(
; CHECK:       %s = call double @sin(double %x) nounwind willreturn readnone
; CHECK-NEXT:  %r = call double @exp(double %s) nounwind willreturn readnone
; CHECK-NEXT:  %t = call double @log(double %r) nounwind willreturn readnone
; exp is its own derivative, and not computed once more:
; CHECK-NOT:   exp
; CHECK:       ret double

define double @f(double %x) {
  %s = call double @sin(double %x)
  %r = call double @exp(double %s)
  %t = call double @log(double %r)
  ret double %t
}

define double @gradient(double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %r
}

declare double @sin(double)
declare double @exp(double)
declare double @log(double)
declare double @__enzyme_autodiff(...)
