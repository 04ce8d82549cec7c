; RUN: %enzyme-opt --print-memory "%s" | %FileCheck "%s"
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
@count = internal global i64 0

; CHECK-LABEL: memory in @f
; CHECK: call @axpy: reads %x, %y; writes %y
; CHECK: call @tick: reads @count; writes @count
; CHECK: %s = call @sqrt: writes errno
; CHECK: %t = call @llvm.sqrt.f64: nothing
; CHECK: call @far: reads anything, %x, errno, the outside; writes anything, %x, errno, the outside
; CHECK: call @llvm.memcpy.p0.p0.i64: reads %y (16 bytes); writes %x (16 bytes)
; CHECK: %m = call @malloc: reads the outside; writes the outside
; CHECK: call @drop: reads the outside; writes the outside; ends %m
define double @f(ptr %x, ptr %y) {
  call void @axpy(ptr %x, ptr %y)
  call void @tick()
  %s = call double @sqrt(double 2.0)
  %t = call double @llvm.sqrt.f64(double 2.0)
  call void @far(ptr %x)
  call void @llvm.memcpy.p0.p0.i64(ptr %x, ptr %y, i64 16, i1 false)
  %m = call ptr @malloc(i64 8)
  call void @drop(ptr %m)
  ret double %s
}

define internal void @axpy(ptr %x, ptr %y) {
  %a = load double, ptr %x
  %b = load double, ptr %y
  %c = fadd double %a, %b
  store double %c, ptr %y
  ret void
}

define internal void @tick() {
  %a = load i64, ptr @count
  %b = add i64 %a, 1
  store i64 %b, ptr @count
  ret void
}

define internal void @drop(ptr %p) {
  call void @free(ptr %p)
  ret void
}

declare double @sqrt(double)
declare double @llvm.sqrt.f64(double)
declare void @far(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare ptr @malloc(i64)
declare void @free(ptr)
