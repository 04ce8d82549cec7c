; RUN: %enzyme-opt --print-needs "%s" | %FileCheck "%s"

; What leads to no return needs no decision; several ways out need one besides the rounds.
; CHECK-LABEL: needs in @f
; CHECK: leaving %loop: %loop, %found
; CHECK: leaving %latch: %loop, %more
; CHECK-NOT: leaving %check
define double @f(ptr %p, i64 %n, i1 %bad) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr inbounds double, ptr %p, i64 %i
  %x = load double, ptr %at
  %found = fcmp ogt double %x, 2.0
  br i1 %found, label %done, label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %check
check:
  br i1 %bad, label %stop, label %done
stop:
  call void @abort()
  unreachable
done:
  %r = phi double [ %x, %loop ], [ 0.0, %check ]
  ret double %r
}

declare void @abort()
