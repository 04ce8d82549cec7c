; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       %sc = call { double, double } @llvm.sincos.f64(double %x)
; CHECK:       [[C:%[0-9]+]] = extractvalue { double, double } %sc, 1
; CHECK:       [[DS:%[0-9]+]] = fmul double [[C]], %"x'"
; CHECK-NEXT:  [[A:%[0-9]+]] = insertvalue { double, double } poison, double [[DS]], 0
; CHECK:       [[B:%[0-9]+]] = insertvalue { double, double } [[A]], double {{%[0-9]+}}, 1
; CHECK:       %"s'" = extractvalue { double, double } [[B]], 0
; The exponent in a lane is the primal's, and whole parts have no tangent.
; CHECK:       insertvalue { double, i32 } poison, double
; CHECK-NEXT:  [[E:%[0-9]+]] = extractvalue { double, i32 } %fe, 1
; CHECK-NEXT:  insertvalue { double, i32 } {{%[0-9]+}}, i32 [[E]], 1
; CHECK:       insertvalue { double, double } {{%[0-9]+}}, double 0.000000e+00, 1

define double @f(double %x) {
  %sc = call { double, double } @llvm.sincos.f64(double %x)
  %s = extractvalue { double, double } %sc, 0
  %c = extractvalue { double, double } %sc, 1
  %p = fmul double %s, %c
  %fe = call { double, i32 } @llvm.frexp.f64.i32(double %p)
  %m = extractvalue { double, i32 } %fe, 0
  %ff = call { double, double } @llvm.modf.f64(double %m)
  %a = extractvalue { double, double } %ff, 0
  %b = extractvalue { double, double } %ff, 1
  %r = fadd double %a, %b
  ret double %r
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}

declare { double, double } @llvm.sincos.f64(double)
declare { double, i32 } @llvm.frexp.f64.i32(double)
declare { double, double } @llvm.modf.f64(double)
declare double @__enzyme_fwddiff(...)
