; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       done:
; CHECK-NEXT:  %r = phi double
; CHECK-NEXT:  %"r'" = phi double [ %"x'", %entry ], [ %"x'", %entry ], [ {{%[0-9]+}}, %other ]

define double @f(double %x, i32 %n) {
entry:
  switch i32 %n, label %other [
    i32 0, label %done
    i32 1, label %done
  ]

other:
  %y = fmul double %x, %x
  br label %done

done:
  %r = phi double [ %x, %entry ], [ %x, %entry ], [ %y, %other ]
  ret double %r
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, i32 2)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
