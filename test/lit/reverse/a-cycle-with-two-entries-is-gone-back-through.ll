; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; A header is put before the two entries, and which of them a round came by is kept with the round.
; CHECK-LABEL: define internal double @diffef(
; CHECK:       {{^}}dispatch:
; CHECK-NEXT:  [[ENTRY:%[a-z0-9.]+]] = phi i32
; CHECK:       store i32 [[ENTRY]], ptr
; CHECK-NEXT:  switch i32 [[ENTRY]], label %b [
; CHECK-NEXT:  i32 1, label %a
; CHECK:       {{^}}back.loop.latch:
; CHECK:       [[TAKEN:%[0-9]+]] = load i32, ptr
; CHECK-NEXT:  icmp eq i32 [[TAKEN]], 1
; CHECK:       br label %back.b
; CHECK:       br label %back.a

define double @f(i1 %first, double %x, i64 %n) {
entry:
  br i1 %first, label %a, label %b
a:
  %u = phi double [ %x, %entry ], [ %w, %b ]
  %i = phi i64 [ 0, %entry ], [ %j, %b ]
  %v = fmul double %u, 2.0
  br label %b
b:
  %t = phi double [ %x, %entry ], [ %v, %a ]
  %k = phi i64 [ 0, %entry ], [ %i, %a ]
  %w = fmul double %t, %t
  %j = add i64 %k, 1
  %again = icmp ult i64 %j, %n
  br i1 %again, label %a, label %end
end:
  ret double %w
}

define double @gradient(i1 %first, double %x, i64 %n) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, i1 %first, double %x, i64 %n)
  ret double %r
}

declare double @__enzyme_autodiff(...)
