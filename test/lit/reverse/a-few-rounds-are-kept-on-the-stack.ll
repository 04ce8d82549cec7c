; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @diffef(
; CHECK:       %kept = alloca [4 x double]
; CHECK-NOT:   grown
; CHECK:       [[PLACE:%[0-9]+]] = getelementptr double, ptr %kept, i64 %round
; CHECK-NEXT:  store double %v, ptr [[PLACE]]
; CHECK-NOT:   grown
; CHECK:       store i64 3, ptr %round
; CHECK-NEXT:  br label %back.loop

define double @f(double %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %v = phi double [ %x, %entry ], [ %w, %loop ]
  %w = fmul double %v, %v
  %next = add nuw i64 %i, 1
  %again = icmp ult i64 %next, 4
  br i1 %again, label %loop, label %end
end:
  ret double %w
}

define double @gradient(double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %r
}

declare double @__enzyme_autodiff(...)
