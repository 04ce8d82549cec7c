; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal %pair @fwddiffef(
; CHECK:       %"a'" = insertvalue %pair poison, double {{%[0-9]+}}, 0
; CHECK:       %"b'" = insertvalue %pair %"a'", i64 7, 1
; CHECK-NEXT:  ret %pair %"b'"

%pair = type { double, i64 }

define %pair @f(double %x) {
  %s = fmul double %x, %x
  %a = insertvalue %pair poison, double %s, 0
  %b = insertvalue %pair %a, i64 7, 1
  ret %pair %b
}

define %pair @df(double %x, double %dx) {
  %r = call %pair (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret %pair %r
}

declare %pair @__enzyme_fwddiff(...)
