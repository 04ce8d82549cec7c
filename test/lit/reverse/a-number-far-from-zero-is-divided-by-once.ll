; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; The reciprocal of a root serves what is divided by it, the root, and what it is the root of.

; CHECK-LABEL: define internal { double, double } @diffeby_a_root(
; CHECK:       [[S:%[0-9a-z.]+]] = call double @llvm.sqrt.f64(
; CHECK:       fdiv double %x, [[S]]
; CHECK:       [[I:%[0-9]+]] = fdiv double 1.000000e+00, [[S]]
; CHECK:       [[N:%[0-9]+]] = fneg double %x
; CHECK:       [[Q:%[0-9]+]] = fmul double [[N]], [[I]]
; CHECK:       fmul double [[Q]], [[I]]
; CHECK:       ret

; So does that of what is at least 1.

; CHECK-LABEL: define internal { double, double } @diffeby_more_than_one(
; CHECK:       [[D:%[0-9a-z.]+]] = fadd double %e, 1.000000e+00
; CHECK:       fdiv double %x, [[D]]
; CHECK-COUNT-1: fdiv double 1.000000e+00, [[D]]
; CHECK-NOT:   fdiv
; CHECK:       ret

; An exponential may be so small that its reciprocal is infinite, where no quotient is.

; CHECK-LABEL: define internal { double, double } @diffeby_what_may_be_small(
; CHECK:       fdiv double 1.000000e+00, [[E:%[0-9a-z.]+]]
; CHECK:       fdiv double {{.*}}, [[E]]
; CHECK:       ret

define double @by_a_root(double %x, double %y) {
  %s = call double @llvm.sqrt.f64(double %y)
  %q = fdiv double %x, %s
  ret double %q
}

define double @by_more_than_one(double %x, double %y) {
  %e = call double @llvm.exp.f64(double %y)
  %d = fadd double %e, 1.0
  %q = fdiv double %x, %d
  ret double %q
}

define double @by_what_may_be_small(double %x, double %y) {
  %e = call double @llvm.exp.f64(double %y)
  %q = fdiv double %x, %e
  ret double %q
}

define { double, double } @of_a_root(double %x, double %y) {
  %r = call { double, double } (...) @__enzyme_autodiff(ptr @by_a_root, double %x, double %y)
  ret { double, double } %r
}

define { double, double } @of_more_than_one(double %x, double %y) {
  %r = call { double, double } (...) @__enzyme_autodiff(ptr @by_more_than_one, double %x, double %y)
  ret { double, double } %r
}

define { double, double } @of_what_may_be_small(double %x, double %y) {
  %r = call { double, double } (...) @__enzyme_autodiff(ptr @by_what_may_be_small, double %x, double %y)
  ret { double, double } %r
}

declare { double, double } @__enzyme_autodiff(...)
declare double @llvm.sqrt.f64(double)
declare double @llvm.exp.f64(double)
