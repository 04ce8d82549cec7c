; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal ptr @fwddiffegrow(
; CHECK:       %new = call ptr @realloc(ptr %p, i64 64)
; CHECK-NEXT:  [[NEW:%[0-9]+]] = call ptr @enzyme_cc.resize(ptr %p, ptr %"p'", ptr %new, i64 64)
; CHECK:       ret ptr [[NEW]]
; CHECK-LABEL: define internal ptr @enzyme_cc.resize(ptr %0, ptr %1, ptr %2, i64 %3) nounwind
; CHECK:       [[SAME:%[0-9]+]] = icmp eq ptr %0, %1
; CHECK-NEXT:  [[THERE:%[0-9]+]] = icmp ne ptr %0, null
; CHECK:       shared:
; CHECK-NEXT:  ret ptr %2
; CHECK:       own:
; CHECK-NEXT:  call ptr @realloc(ptr %1, i64 %3)

define ptr @grow(ptr %p, double %x) {
  %new = call ptr @realloc(ptr %p, i64 64)
  store double %x, ptr %new, align 8
  ret ptr %new
}

define ptr @df(ptr %p, ptr %dp, double %x, double %dx) {
  %r = call ptr (...) @__enzyme_fwddiff(ptr @grow, ptr %p, ptr %dp, double %x, double %dx)
  ret ptr %r
}

declare ptr @realloc(ptr, i64)
declare ptr @__enzyme_fwddiff(...)
