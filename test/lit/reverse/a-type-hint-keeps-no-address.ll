; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; The result may be used by nobody else: what is read where an address in memory leads is still
; there, and is read again.
; CHECK-LABEL: define internal void @diffef(
; CHECK-NOT:   @enzyme_cc.reserved
; CHECK:       ret void

define void @f(ptr %rows, i64 %n, ptr noalias %result) {
entry:
  %p = load ptr, ptr %rows
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %d = getelementptr double, ptr %p, i64 %i
  %a = load double, ptr %d
  %aa = fmul double %a, %a
  %more = fadd double %sum, %aa
  %next = add nuw i64 %i, 1
  %goes = icmp ult i64 %next, %n
  br i1 %goes, label %loop, label %done
done:
  store double %more, ptr %result
  call void @__enzyme_double(ptr %result, i64 8)
  ret void
}

define void @gradient(ptr %rows, ptr %drows, i64 %n, ptr %result, ptr %dresult) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %rows, ptr %drows, i64 %n, ptr %result, ptr %dresult)
  ret void
}

declare void @__enzyme_double(ptr, i64)
declare void @__enzyme_autodiff(...)
