; RUN: %enzyme-opt --print-plan "%s" | %FileCheck "%s"

; Of a ring, the neighbour is found again: both sums are computed, and one of them is chosen.
; CHECK-LABEL: {{^}}ring: both sweeps in differing{{$}}
; CHECK-NEXT:  {{^}}  nothing is kept{{$}}

; A number that is read on one way only is not read where the program would not have read it.
; CHECK-LABEL: {{^}}table: both sweeps in diffetable{{$}}
; CHECK:       depends on the way

define double @ring(ptr %x, i64 %n) {
entry:
  %last = sub i64 %n, 1
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %sum = phi double [ 0.0, %entry ], [ %more, %join ]
  %first = icmp eq i64 %i, 0
  br i1 %first, label %join, label %inside
inside:
  %before = sub nuw i64 %i, 1
  br label %join
join:
  %left = phi i64 [ %last, %loop ], [ %before, %inside ]
  %p = getelementptr double, ptr %x, i64 %left
  %v = load double, ptr %p
  %w = fmul double %v, %v
  %more = fadd double %sum, %w
  %next = add nuw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %end
end:
  ret double %more
}

define double @table(ptr %x, ptr %places, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %sum = phi double [ 0.0, %entry ], [ %more, %join ]
  %first = icmp eq i64 %i, 0
  br i1 %first, label %join, label %inside
inside:
  %q = getelementptr i64, ptr %places, i64 %i
  %read = load i64, ptr %q
  br label %join
join:
  %left = phi i64 [ %n, %loop ], [ %read, %inside ]
  %p = getelementptr double, ptr %x, i64 %left
  %v = load double, ptr %p
  %w = fmul double %v, %v
  %more = fadd double %sum, %w
  %next = add nuw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %end
end:
  ret double %more
}

define void @gradients(ptr %x, ptr %dx, ptr %places, i64 %n) {
  call double (...) @__enzyme_autodiff(ptr @ring, metadata !"enzyme_dup", ptr %x, ptr %dx, i64 %n)
  call double (...) @__enzyme_autodiff(ptr @table, metadata !"enzyme_dup", ptr %x, ptr %dx, metadata !"enzyme_const", ptr %places, i64 %n)
  ret void
}

declare double @__enzyme_autodiff(...)
