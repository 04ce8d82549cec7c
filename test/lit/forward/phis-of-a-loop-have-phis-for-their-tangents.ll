; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffepower(double %x, double %"x'", i32 %n)
; CHECK:       loop:
; CHECK-NEXT:  %i = phi i32
; CHECK-NEXT:  %p = phi double [ 1.000000e+00, %entry ], [ %product, %loop ]
; CHECK-NEXT:  %"p'" = phi double [ 0.000000e+00, %entry ], [ [[D:%[0-9]+]], %loop ]
; CHECK-NEXT:  %product = fmul double %p, %x
; CHECK-NEXT:  [[A:%[0-9]+]] = fmul double %x, %"p'"
; CHECK-NEXT:  [[B:%[0-9]+]] = fmul double %p, %"x'"
; CHECK-NEXT:  [[D]] = fadd double [[A]], [[B]]
; CHECK:       ret double [[D]]

define double @power(double %x, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = phi double [ 1.0, %entry ], [ %product, %loop ]
  %product = fmul double %p, %x
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret double %product
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @power, double %x, double %dx, i32 5)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
