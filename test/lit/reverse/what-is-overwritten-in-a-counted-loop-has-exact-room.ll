; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; There is one buffer, made before the loop, and no round looks whether it is large enough.
; CHECK-LABEL: define internal void @diffef(
; CHECK:       [[MADE:%[0-9]+]] = call ptr @enzyme_cc.reserved(i64 {{%[0-9]+}}, i64 8)
; CHECK-NEXT:  store ptr [[MADE]], ptr [[TAPE:%tape[.0-9]*]]
; CHECK-NOT:   enzyme_cc.grown
; CHECK:       {{^}}loop:
; CHECK-NOT:   br i1
; CHECK:       %x = load double, ptr %at
; CHECK-NEXT:  [[PLACE:%[0-9]+]] = getelementptr double, ptr [[MADE]], i64 %round
; CHECK-NEXT:  store double %x, ptr [[PLACE]]
; CHECK:       br i1 %again, label %loop, label %end
; CHECK:       {{^}}back.entry:
; CHECK:       [[BUFFER:%[0-9]+]] = load ptr, ptr [[TAPE]]
; CHECK-NEXT:  call void @__enzyme_cc_tape_released(ptr [[BUFFER]])
; CHECK:       ret void

define void @f(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr double, ptr %p, i64 %i
  %x = load double, ptr %at
  %square = fmul double %x, %x
  store double %square, ptr %at
  %next = add nuw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %end
end:
  ret void
}

define void @gradient(ptr %p, ptr %dp, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp, i64 %n)
  ret void
}

declare void @__enzyme_autodiff(...)
