; RUN: %enzyme-opt --print-requests "%s" | %FileCheck "%s"
; CHECK: 8: slope calls __enzyme_autodiff_double
; CHECK-NEXT: 14: twice calls _Z17__enzyme_fwddiffIdEdPvz
; CHECK-NOT: calls

define double @slope(double %x) {
entry:
  %d = call double (ptr, ...) @__enzyme_autodiff_double(ptr @square, double %x)
  ret double %d
}

define double @twice(double %x) {
entry:
  %d = tail call double (ptr, ...) @"_Z17__enzyme_fwddiffIdEdPvz"(ptr @square, double %x)
  %e = call double @square(double %d)
  ret double %e
}

declare double @square(double)
declare double @__enzyme_autodiff_double(ptr, ...)
declare double @_Z17__enzyme_fwddiffIdEdPvz(ptr, ...)
