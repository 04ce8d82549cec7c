; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal ptr @fwddiffegrow(
; CHECK:       [[NEW:%[0-9]+]] = call ptr @enzyme_cc.resize(ptr %p, ptr %"p'", ptr %new, i64 64, i64 32, i64 8, i64 64)
; CHECK:       ret ptr [[NEW]]
; CHECK-LABEL: define internal ptr @enzyme_cc.resize(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, i64 %6)
; CHECK:       call ptr @_RNvCs1aB_7___rustc14___rust_realloc(ptr %1, i64 %4, i64 %5, i64 %6)

define ptr @grow(ptr %p, double %x) {
  %new = call ptr @_RNvCs1aB_7___rustc14___rust_realloc(ptr %p, i64 32, i64 8, i64 64)
  store double %x, ptr %new, align 8
  ret ptr %new
}

define ptr @df(ptr %p, ptr %dp, double %x, double %dx) {
  %r = call ptr (...) @__enzyme_fwddiff(ptr @grow, ptr %p, ptr %dp, double %x, double %dx)
  ret ptr %r
}

declare ptr @_RNvCs1aB_7___rustc14___rust_realloc(ptr, i64, i64, i64)
declare ptr @__enzyme_fwddiff(...)
