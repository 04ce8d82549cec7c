; A stencil as clang writes it: what is only read stays; in place, the next neighbour is overwritten.
; RUN: %enzyme-opt --print-memory "%s" | %FileCheck "%s"
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"

; CHECK-LABEL: memory in @apart
; CHECK: %l = load: may be overwritten by callers
; CHECK: %r = load: may be overwritten by callers
define void @apart(ptr noalias %in, ptr noalias %out, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds double, ptr %in, i64 %i
  %left = getelementptr inbounds i8, ptr %at, i64 -8
  %right = getelementptr inbounds i8, ptr %at, i64 8
  %l = load double, ptr %left
  %r = load double, ptr %right
  %s = fmul double %l, %r
  %to = getelementptr inbounds double, ptr %out, i64 %i
  store double %s, ptr %to
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; CHECK-LABEL: memory in @in_place
; CHECK: %l = load: may be overwritten by callers
; CHECK: %r = load: overwritten by store to %at
define void @in_place(ptr noalias %in, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds double, ptr %in, i64 %i
  %left = getelementptr inbounds i8, ptr %at, i64 -8
  %right = getelementptr inbounds i8, ptr %at, i64 8
  %l = load double, ptr %left
  %r = load double, ptr %right
  %s = fmul double %l, %r
  store double %s, ptr %at
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
