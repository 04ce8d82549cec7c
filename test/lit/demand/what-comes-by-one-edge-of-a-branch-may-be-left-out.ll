; RUN: %enzyme-opt --print-demand "%s" | %FileCheck "%s"

declare double @sqrt(double)

; The root is computed in any case, and taken only where the branch goes one way.
; CHECK-LABEL: demand in @f
; CHECK: %root: maybe
define double @f(double %x, double %y, i1 %c) {
entry:
  %root = call double @sqrt(double %x)
  br i1 %c, label %other, label %end

other:
  br label %end

end:
  %r = phi double [ %root, %entry ], [ %y, %other ]
  ret double %r
}
