; RUN: %enzyme-opt --print-plan "%s" | %FileCheck "%s"

; Numbers that are read again and again, and never overwritten, are not kept however often.
; CHECK-LABEL: {{^}}repeated: both sweeps in differepeated{{$}}
; CHECK-NEXT:  {{^}}  nothing is kept{{$}}
; CHECK-NEXT:  {{^}}  {{[0-9]+}} values are computed once more in the reverse sweep{{$}}
; CHECK-NEXT:  {{^}}  where the shadow of x is x itself, it counts as constant{{$}}
; CHECK-NOT:   {{.}}
define double @repeated(ptr %x, i64 %m, i64 %steps) {
entry:
  br label %outer
outer:
  %k = phi i64 [ 0, %entry ], [ %k.next, %latch ]
  %sum = phi double [ 0.0, %entry ], [ %inner.sum.next, %latch ]
  br label %inner
inner:
  %i = phi i64 [ 0, %outer ], [ %i.next, %inner ]
  %inner.sum = phi double [ %sum, %outer ], [ %inner.sum.next, %inner ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %w = call double @llvm.sin.f64(double %v)
  %inner.sum.next = fadd double %inner.sum, %w
  %i.next = add nuw i64 %i, 1
  %again = icmp ult i64 %i.next, %m
  br i1 %again, label %inner, label %latch
latch:
  %k.next = add nuw i64 %k, 1
  %more = icmp ult i64 %k.next, %steps
  br i1 %more, label %outer, label %end
end:
  ret double %inner.sum.next
}

define void @gradient(ptr %x, ptr %dx, i64 %m, i64 %steps) {
  call double (...) @__enzyme_autodiff(ptr @repeated, metadata !"enzyme_dup", ptr %x, ptr %dx, i64 %m, i64 %steps)
  ret void
}

declare double @llvm.sin.f64(double)
declare double @__enzyme_autodiff(...)
