; RUN: %enzyme-opt --reprint "%s" | %FileCheck "%s"
; RUN: %if llvm-as %{ %roundtrip %}

declare i32 @printf(ptr noundef, ...)
declare fastcc double @fast(double, i32 signext)
declare void @llvm.assume(i1)

; CHECK-LABEL: define ptr @calls(ptr %f, double %x) #0 {
define ptr @calls(ptr %f, double %x) #0 {
; CHECK-NEXT: call i32 (ptr, ...) @printf(ptr noundef nonnull %f, double %x, i64 poison) #1
  %1 = call i32 (ptr, ...) @printf(ptr noundef nonnull %f, double %x, i64 poison) #1
; CHECK-NEXT: tail call fast fastcc noundef double @fast(double %x, i32 signext 1)
  %2 = tail call fast fastcc noundef double @fast(double %x, i32 signext 1)
; CHECK-NEXT: call void @llvm.assume(i1 true) [ "align"(ptr %f, i64 16), "nonnull"(ptr %f) ]
  call void @llvm.assume(i1 true) [ "align"(ptr %f, i64 16), "nonnull"(ptr %f) ]
; CHECK-NEXT: call addrspace(0) double %f(double %2)
  %3 = call addrspace(0) double %f(double %2)
; CHECK-NEXT: call i64 asm sideeffect alignstack "mov $1, $0 # \22", "=r,r,~{memory}"(i64 7)
  %4 = call i64 asm sideeffect alignstack "mov $1, $0 # \22", "=r,r,~{memory}"(i64 7)
; CHECK-NEXT: va_arg ptr %f, i32
  %5 = va_arg ptr %f, i32
; CHECK-NEXT: call void @by_value(ptr byval({ i32, i64 }) align 8 %f)
  call void @by_value(ptr byval({ i32, i64 }) align 8 %f)
  ret ptr %f
}

declare void @by_value(ptr byval({ i32, i64 }) align 8)

; CHECK-LABEL: define swiftcc i32 @forward(
define swiftcc i32 @forward(ptr swiftself %self, ...) {
; CHECK-NEXT: musttail call swiftcc i32 (ptr, ...) %self(ptr swiftself %self, ...)
  %1 = musttail call swiftcc i32 (ptr, ...) %self(ptr swiftself %self, ...)
  ret i32 %1
}

attributes #0 = { nounwind "no-frame" memory(read, argmem: readwrite) }
attributes #1 = { cold }
