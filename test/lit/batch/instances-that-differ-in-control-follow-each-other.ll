; RUN: %enzyme-opt --differentiate "%s" 2>/dev/null | %FileCheck "%s"
; RUN: %enzyme-opt --differentiate "%s" 2>/dev/null | %verify

declare void @__enzyme_batch(...)
@count = global i64 0

define i64 @f(i64 %x, ptr byval(i64) %p) {
  %odd = trunc i64 %x to i1
  br i1 %odd, label %yes, label %no
yes:
  store i64 %x, ptr @count
  ret i64 %x
no:
  ret i64 0
}

; CHECK-LABEL: define void @three(
; CHECK-NEXT: call i64 @f(i64 1, ptr byval(i64) %p)
; CHECK-NEXT: call i64 @f(i64 2, ptr byval(i64) %p)
; CHECK-NEXT: call i64 @f(i64 3, ptr byval(i64) %p)
; CHECK-NOT: call
; CHECK: ret void
define void @three(ptr %p) {
  call void (...) @__enzyme_batch(ptr @f, metadata !"enzyme_width", i64 3, i64 1, i64 2, i64 3, metadata !"enzyme_scalar", ptr byval(i64) %p)
  ret void
}
