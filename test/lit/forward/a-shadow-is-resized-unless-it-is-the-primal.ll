; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal ptr @fwddiffegrow(
; CHECK:       %new = call ptr @realloc(ptr %p, i64 64)
; CHECK-NEXT:  [[NEW:%[0-9]+]] = call ptr @enzyme_cc.resize(ptr %p, ptr %"p'", ptr %new, i64 64, i64 64)
; CHECK:       ret ptr [[NEW]]
; CHECK-LABEL: define internal ptr @enzyme_cc.resize(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4) nounwind
; CHECK:       [[SAME:%[0-9]+]] = icmp eq ptr %0, %1
; CHECK-NEXT:  [[THERE:%[0-9]+]] = icmp ne ptr %0, null
; CHECK:       shared:
; CHECK-NEXT:  ret ptr %2
; CHECK:       own:
; CHECK-NEXT:  [[MADE:%[0-9]+]] = icmp ne ptr %2, null
; CHECK-NEXT:  [[NOTHING:%[0-9]+]] = icmp eq i64 %3, 0
; CHECK-NEXT:  [[MOVES:%[0-9]+]] = or i1 [[MADE]], [[NOTHING]]
; CHECK-NEXT:  br i1 [[MOVES]], label %moves, label %stays
; CHECK:       stays:
; CHECK-NEXT:  ret ptr null
; CHECK:       moves:
; CHECK-NEXT:  [[OTHER:%[0-9]+]] = call ptr @realloc(ptr %1, i64 %4)
; CHECK-NEXT:  [[NONE:%[0-9]+]] = icmp eq ptr [[OTHER]], null
; CHECK-NEXT:  [[LACKS:%[0-9]+]] = and i1 [[MADE]], [[NONE]]
; CHECK-NEXT:  call void @enzyme_cc.check_shadow(i1 [[LACKS]], i64 %3)
; CHECK-NEXT:  ret ptr [[OTHER]]

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
