; RUN: %enzyme-opt --differentiate "%s" | %FileCheck "%s"
; RUN: %enzyme-opt --differentiate "%s" | %verify

declare void @__enzyme_batch(...)
declare noalias ptr @malloc(i64)
declare void @free(ptr)

define void @f(ptr %to, double %x, i64 %n) {
  %table = alloca i64
  %mine = alloca double
  %block = call ptr @malloc(i64 8)
  store i64 %n, ptr %table
  store double %x, ptr %mine
  %m = load i64, ptr %table
  %v = load double, ptr %mine
  store double %v, ptr %block
  %w = load double, ptr %block
  call void @free(ptr %block)
  %at = getelementptr double, ptr %to, i64 %m
  store double %w, ptr %at
  ret void
}

define void @two(ptr %a, ptr %b, double %x, double %y) {
  call void (...) @__enzyme_batch(ptr @f, metadata !"enzyme_width", i64 2, ptr %a, ptr %b, double %x, double %y, metadata !"enzyme_scalar", i64 3)
  ret void
}

; CHECK-LABEL: define internal void @batch2f(
; CHECK-NEXT: %table = alloca i64
; CHECK-NEXT: %mine = alloca double
; CHECK-NEXT: %mine.1 = alloca double
; CHECK-NEXT: %block = call ptr @malloc(i64 8)
; CHECK-NEXT: %block.1 = call ptr @malloc(i64 8)
; CHECK-NEXT: store i64 %n, ptr %table
; CHECK-NEXT: store double %x, ptr %mine
; CHECK-NEXT: store double %"x'", ptr %mine.1
; CHECK-NEXT: %m = load i64, ptr %table
; CHECK: call void @free(ptr %block)
; CHECK-NEXT: call void @free(ptr %block.1)
; CHECK: store double %w, ptr %at
; CHECK-NEXT: store double %w.1, ptr %at.1
