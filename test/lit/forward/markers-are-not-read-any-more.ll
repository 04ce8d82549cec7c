; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; Nobody defines them, and a sanitizer looks at every load there is.
; CHECK-LABEL: define double @df(
; CHECK-NOT:   load i32, ptr @enzyme_dup
; CHECK:       load i32, ptr @enzyme_const
; CHECK-NOT:   load i32
; CHECK:       call double @fwddiffef(
; CHECK:       ret double

@enzyme_dup = external global i32
@enzyme_const = external global i32
declare double @__enzyme_fwddiff(...)
declare void @keep(i32)

define double @f(double %x, double %y) {
  %r = fmul double %x, %y
  ret double %r
}

define double @df(double %x, double %dx, double %y) {
  %kept = load i32, ptr @enzyme_const
  call void @keep(i32 %kept)
  %dup = load i32, ptr @enzyme_dup
  %const = load i32, ptr @enzyme_const
  %r = call double (...) @__enzyme_fwddiff(ptr @f, i32 %dup, double %x, double %dx, i32 %const, double %y)
  ret double %r
}
