; RUN: %enzyme-opt --print-plan "%s" | %FileCheck "%s"

; Of three numbers that a loop hands on from round to round, one is kept: the others are it, earlier.
; CHECK-LABEL: {{^}}three: both sweeps in diffethree{{$}}
; CHECK:       {{^}}  next()  {{ *}}8 * n + 24 {{ *}}was returned by the call of next{{$}}
; CHECK-NEXT:  {{^}}  in all {{ *}}8 * n + 24{{$}}

; So it is where what they are is computed: there, the last of them is kept.
; CHECK-LABEL: {{^}}computed: both sweeps in diffecomputed{{$}}
; CHECK:       {{^}}  b {{ *}}8 * n + 8 {{ *}}is carried from round to round of the loop at %loop{{$}}
; CHECK-NEXT:  {{^}}  in all {{ *}}8 * n + 8{{$}}

; Of two that take turns, one.
; CHECK-LABEL: {{^}}turns: both sweeps in diffeturns{{$}}
; CHECK:       {{^}}  a {{ *}}8 * n + 8 {{ *}}is carried from round to round of the loop at %loop{{$}}
; CHECK-NEXT:  {{^}}  s {{ *}}8 * n + 8 {{ *}}is carried
; CHECK-NEXT:  {{^}}  in all {{ *}}16 * n + 16{{$}}

declare double @next() nounwind willreturn

define double @three(double %x, double %y, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %a = phi double [ %x, %entry ], [ %b, %loop ]
  %b = phi double [ %y, %entry ], [ %c, %loop ]
  %c = phi double [ 1.0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %s.next, %loop ]
  %next = call double @next()
  %ab = fmul double %a, %b
  %abc = fmul double %ab, %c
  %abcd = fmul double %abc, %next
  %d = fmul double %abcd, %x
  %s.next = fadd double %s, %d
  %i.next = add nuw i64 %i, 1
  %again = icmp ult i64 %i.next, %n
  br i1 %again, label %loop, label %end
end:
  ret double %s.next
}

define double @computed(double %x, double %y, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %a = phi double [ %x, %entry ], [ %b, %loop ]
  %b = phi double [ %y, %entry ], [ %c, %loop ]
  %ab = fmul double %a, %b
  %c = fadd double %ab, %a
  %i.next = add nuw i64 %i, 1
  %again = icmp ult i64 %i.next, %n
  br i1 %again, label %loop, label %end
end:
  ret double %c
}

define double @turns(double %x, double %y, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %a = phi double [ %x, %entry ], [ %b, %loop ]
  %b = phi double [ %y, %entry ], [ %a, %loop ]
  %s = phi double [ 0.0, %entry ], [ %s.next, %loop ]
  %sa = fmul double %s, %a
  %bb = fmul double %b, %b
  %s.next = fadd double %sa, %bb
  %i.next = add nuw i64 %i, 1
  %again = icmp ult i64 %i.next, %n
  br i1 %again, label %loop, label %end
end:
  ret double %s.next
}

define void @gradients(double %x, double %y, i64 %n, ptr %p) {
  %d = call double (...) @__enzyme_autodiff(ptr @three, metadata !"enzyme_out", double %x, metadata !"enzyme_const", double %y, i64 %n)
  %e = call { double, double } (...) @__enzyme_autodiff_two(ptr @computed, double %x, double %y, i64 %n)
  %f = call { double, double } (...) @__enzyme_autodiff_two(ptr @turns, double %x, double %y, i64 %n)
  ret void
}

declare double @__enzyme_autodiff(...)
declare { double, double } @__enzyme_autodiff_two(...)
