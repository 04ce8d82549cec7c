; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-NOT:   enzyme_cc.tape
; CHECK-NOT:   @enzyme_cc.allocated

; CHECK-LABEL: define double @taped(
; CHECK:       call { double, { double } } @augmentedf(ptr %x, ptr %dx, ptr null)
; CHECK:       store { double } {{%[0-9]+}}, ptr %buffer, align 1
; CHECK-LABEL: define void @back(
; CHECK:       load { double }, ptr %buffer, align 1
; CHECK-NOT:   @free
; CHECK:       ret void
; CHECK-LABEL: define i64 @size(
; CHECK-NEXT:  ret i64 8

@enzyme_allocated = external global i32
@enzyme_dup = external global i32
@enzyme_tape = external global i32

define double @f(ptr %x) {
  %a = load double, ptr %x
  %r = fmul double %a, %a
  ret double %r
}

define double @taped(ptr %x, ptr %dx, ptr %buffer) {
  %r = call double (...) @__enzyme_augmentfwd(ptr @f, ptr @enzyme_allocated, i64 8, ptr @enzyme_tape, ptr %buffer, ptr %x, ptr %dx)
  ret double %r
}

define void @back(ptr %x, ptr %dx, double %seed, ptr %buffer) {
  call void (...) @__enzyme_reverse(ptr @f, ptr @enzyme_allocated, i64 8, ptr @enzyme_tape, ptr %buffer, ptr %x, ptr %dx, double %seed)
  ret void
}

define i64 @size() {
  %n = call i64 (...) @__enzyme_augmentsize(ptr @f, ptr @enzyme_dup)
  ret i64 %n
}

declare double @__enzyme_augmentfwd(...)
declare void @__enzyme_reverse(...)
declare i64 @__enzyme_augmentsize(...)
