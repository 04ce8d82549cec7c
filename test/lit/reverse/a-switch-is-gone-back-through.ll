; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; Two cases that lead to the same block are one way.
; CHECK-LABEL: define internal double @diffef(
; CHECK:       %way = phi i64 [ 0, %entry ], [ 1, %one ], [ 2, %other ]
; CHECK:       {{^}}back.one:
; CHECK:       fmul double %x,
; CHECK:       br label %back.entry
; CHECK:       switch i64 %way, label
; CHECK:       br label %back.other
; CHECK:       br label %back.one
; What came from the entry itself goes to x:
; CHECK:       store double %0, ptr %"x'"
; CHECK-NEXT:  br label %back.entry

define double @f(double %x, i32 %k) {
entry:
  switch i32 %k, label %other [
    i32 0, label %end
    i32 1, label %one
    i32 2, label %one
  ]
one:
  %a = fmul double %x, %x
  br label %end
other:
  %b = fmul double %x, 3.0
  br label %end
end:
  %r = phi double [ %x, %entry ], [ %a, %one ], [ %b, %other ]
  ret double %r
}

define double @gradient(double %x, i32 %k) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x, i32 %k)
  ret double %r
}

declare double @__enzyme_autodiff(...)
