; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define double @df(
; CHECK-NEXT:  [[X:%[0-9]+]] = load double, ptr %x
; CHECK-NEXT:  [[DX:%[0-9]+]] = load double, ptr %dx
; CHECK-NEXT:  call double @fwddiffef(double [[X]], double [[DX]])

; How Fortran passes numbers to a function that takes them by value.
define double @f(double %x) {
  %r = fmul double %x, %x
  ret double %r
}

define double @df(ptr %x, ptr %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_byref", i64 8, ptr %x, ptr %dx)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
