; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; Whoever has a struct and its tangent frees the tags of both: they are not the same, though they
; carry no derivative. Tags that stay inside are freed once, and are shared.
; CHECK-LABEL: define internal void @fwddiffetagged(
; CHECK:       %tags = call ptr @malloc(i64 8)
; CHECK-NEXT:  [[MADE:%[0-9]+]] = call ptr @malloc(i64 8)
; CHECK:       %"tags'" = select i1 {{%[0-9]+}}, ptr null, ptr [[MADE]]
; CHECK:       store i32 7, ptr %tags
; CHECK-NEXT:  store i32 7, ptr %"tags'"
; CHECK:       store ptr %tags, ptr %out
; CHECK-NEXT:  [[OWN:%[0-9]+]] = select i1 {{%[0-9]+}}, ptr %tags, ptr %"tags'"
; CHECK-NEXT:  store ptr [[OWN]], ptr %"out'"
; CHECK-LABEL: define internal double @fwddiffeinside(
; CHECK:       call ptr @malloc
; CHECK-NOT:   call ptr @malloc
; CHECK:       ret double

define void @tagged(ptr %x, ptr %out) {
  %v = load double, ptr %x, align 8
  %square = fmul double %v, %v
  %tags = call ptr @malloc(i64 8)
  store i32 7, ptr %tags, align 4
  store ptr %tags, ptr %out, align 8
  %number = getelementptr i8, ptr %out, i64 8
  store double %square, ptr %number, align 8
  ret void
}

define double @inside(double %v) {
  %struct = alloca { ptr, double }
  %square = fmul double %v, %v
  %tags = call ptr @malloc(i64 8)
  store i32 7, ptr %tags, align 4
  store ptr %tags, ptr %struct, align 8
  %number = getelementptr i8, ptr %struct, i64 8
  store double %square, ptr %number, align 8
  %again = load double, ptr %number, align 8
  %held = load ptr, ptr %struct, align 8
  %tag = load i32, ptr %held, align 4
  call void @free(ptr %held)
  %times = sitofp i32 %tag to double
  %result = fmul double %again, %times
  ret double %result
}

define double @df(ptr %x, ptr %dx, ptr %out, ptr %dout, double %v) {
  call void (...) @__enzyme_fwddiff(ptr @tagged, ptr %x, ptr %dx, ptr %out, ptr %dout)
  %r = call double (...) @__enzyme_fwddiff.double(ptr @inside, double %v, double 1.0)
  ret double %r
}

declare ptr @malloc(i64)
declare void @free(ptr)
declare void @__enzyme_fwddiff(...)
declare double @__enzyme_fwddiff.double(...)
