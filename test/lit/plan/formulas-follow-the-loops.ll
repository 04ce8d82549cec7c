; RUN: %enzyme-opt --print-plan "%s" | %FileCheck "%s"

; Where an inner loop goes round once more in each round of the outer one, the sum is known.
; CHECK-LABEL: {{^}}triangle: both sweeps in diffetriangle{{$}}
; CHECK:       {{^}}  product  4 * n * (n + 1)  is carried from round to round of the loop at %inner{{$}}
; CHECK-NEXT:  {{^}}  in all   4 * n * (n + 1){{$}}
define double @triangle(ptr %x, i64 %n) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %before = phi double [ 1.0, %entry ], [ %product.next, %latch ]
  %i.next = add nuw i64 %i, 1
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %product = phi double [ %before, %outer ], [ %product.next, %inner ]
  %p = getelementptr double, ptr %x, i64 %j
  %v = load double, ptr %p
  %product.next = fmul double %product, %v
  %j.next = add nuw i64 %j, 1
  %again = icmp ult i64 %j.next, %i.next
  br i1 %again, label %inner, label %latch
latch:
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %outer, label %end
end:
  ret double %product.next
}

; Where it is not known before how often a loop goes round, that is kept, too.
; CHECK-LABEL: {{^}}until: both sweeps in diffeuntil{{$}}
; CHECK:       {{^}}  number of rounds  8 on the stack           is known only when the loop has ended{{$}}
; CHECK:       {{^}}  y                 8 * rounds at %loop      is carried from round to round of the loop at
; CHECK-NEXT:  {{^}} {{ *}}%loop{{$}}
; CHECK-NEXT:  {{^}}  in all            8 * rounds at %loop + 8{{$}}
define double @until(double %x) {
entry:
  br label %loop
loop:
  %y = phi double [ %x, %entry ], [ %next, %loop ]
  %next = call double @llvm.sin.f64(double %y)
  %more = fcmp ogt double %next, 0.1
  br i1 %more, label %loop, label %end
end:
  ret double %next
}

define void @gradient(ptr %x, ptr %dx, i64 %n) {
  call double (...) @__enzyme_autodiff(ptr @triangle, metadata !"enzyme_dup", ptr %x, ptr %dx, i64 %n)
  call double (...) @__enzyme_autodiff(ptr @until, double 2.0)
  ret void
}

declare double @llvm.sin.f64(double)
declare double @__enzyme_autodiff(...)
