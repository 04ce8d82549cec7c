; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define { double, double, double } @df(
; CHECK-NEXT:  [[B:%[0-9]+]] = getelementptr i8, ptr %dp, i64 16
; CHECK-NEXT:  [[C:%[0-9]+]] = getelementptr i8, ptr %dp, i64 32
; CHECK-NEXT:  call { double, double, double } @fwddiffe3f(ptr %p, ptr %dp, ptr [[B]], ptr [[C]])

define double @f(ptr %p) {
  %x = load double, ptr %p, align 8
  ret double %x
}

define { double, double, double } @df(ptr %p, ptr %dp) {
  %r = call { double, double, double } (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_width", i64 3, metadata !"enzyme_dupv", i64 16, ptr %p, ptr %dp)
  ret { double, double, double } %r
}

declare { double, double, double } @__enzyme_fwddiff(...)
