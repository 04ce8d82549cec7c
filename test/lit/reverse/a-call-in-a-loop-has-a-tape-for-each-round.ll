; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal void @diffef(
; CHECK:       {{^}}loop:
; CHECK:       [[TAPE:%[0-9]+]] = call { double } @augmentedstep(ptr %p, ptr %"p'", ptr %pending)
; CHECK:       store { double } [[TAPE]], ptr
; CHECK:       {{^}}back.loop:
; CHECK:       [[KEPT:%[0-9]+]] = load { double }, ptr
; CHECK:       call void @reversestep(ptr %p, ptr %"p'", { double } [[KEPT]])

define void @step(ptr %p) noinline {
  %x = load double, ptr %p
  %y = fmul double %x, %x
  store double %y, ptr %p
  ret void
}

define void @f(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void @step(ptr %p)
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
