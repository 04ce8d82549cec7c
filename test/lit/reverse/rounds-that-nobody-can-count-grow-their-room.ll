; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; Each round looks for room, which doubles; the number of rounds is kept where the loop is left.
; CHECK-LABEL: define internal double @diffef(
; CHECK:       {{^}}loop:
; CHECK:       %round.1 = phi i64
; CHECK:       [[FULL:%[0-9]+]] = icmp ugt i64 {{%[0-9]+}}, {{%[0-9]+}}
; CHECK-NEXT:  br i1 [[FULL]], label %grow, label %enough
; CHECK:       {{^}}grow:
; CHECK-NEXT:  shl i64 {{%[0-9]+}}, 1
; CHECK:       call ptr @enzyme_cc.grown(
; CHECK:       {{^}}end:
; CHECK-NEXT:  store i64 %round.1, ptr [[ROUNDS:%tape[.0-9]*]]
; CHECK:       {{^}}back.end:
; CHECK:       [[N:%[0-9]+]] = load i64, ptr [[ROUNDS]]
; CHECK-NEXT:  store i64 [[N]], ptr %round
; CHECK-NEXT:  br label %back.loop

define double @f(double %x) {
entry:
  br label %loop
loop:
  %v = phi double [ %x, %entry ], [ %w, %loop ]
  %w = fmul double %v, %v
  %again = fcmp olt double %w, 1.0e9
  br i1 %again, label %loop, label %end
end:
  ret double %w
}

define double @gradient(double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %r
}

declare double @__enzyme_autodiff(...)
