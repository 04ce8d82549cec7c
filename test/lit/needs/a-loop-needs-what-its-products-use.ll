; RUN: %enzyme-opt --print-needs "%s" | %FileCheck "%s"

; CHECK-LABEL: needs in @f
; CHECK-NEXT: %x = load: shadow of %at
; CHECK-NEXT: %e = call @exp: %e
; CHECK-NEXT: %m = fmul: %x, %e
; CHECK-NEXT: %s = select: %big
; CHECK-NEXT: store: shadow of %p
; CHECK-NEXT: leaving %loop: %loop
; CHECK-NEXT: in all: %e, %x, %big, %loop
define double @f(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %t, %loop ]
  %at = getelementptr inbounds double, ptr %p, i64 %i
  %x = load double, ptr %at
  %e = call double @exp(double %x)
  %m = fmul double %x, %e
  %big = fcmp ogt double %m, 2.0
  %s = select i1 %big, double %m, double %x
  %t = fadd double %sum, %s
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  store double %t, ptr %p
  ret double %t
}

declare double @exp(double)
