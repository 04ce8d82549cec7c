; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"
; RUN: %enzyme-opt --print-plan "%s" | %FileCheck --check-prefix=PLAN "%s"

; u[i - 1] is what u[i] was, and that what u[i + 1] was: of the three one number is kept.
; PLAN-LABEL: {{^}}stencil: both sweeps in diffestencil{{$}}
; PLAN:       {{^}}  u[i + 2]  8 * n + 16 {{ *}}may be overwritten by
; PLAN-NEXT:  {{^}}  in all

; CHECK-LABEL: define internal void @diffestencil(
; CHECK:       phi double
; CHECK:       phi double
; CHECK:       [[NEW:%[0-9a-z]+]] = load double, ptr %r
; CHECK-COUNT-1: store double [[NEW]]
; CHECK:       back.loop:

; In place, u[i - 1] is new already: it is read.
; PLAN-LABEL: {{^}}in_place: both sweeps in diffein_place{{$}}
; PLAN:       {{^}}  in all {{ *}}16 * n

; Where it is not known that another buffer is written, nothing is handed on.
; PLAN-LABEL: {{^}}may_be_same: both sweeps in diffemay_be_same{{$}}
; PLAN:       {{^}}  in all {{ *}}24 * n

define void @stencil(ptr noalias %u, ptr noalias %v, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %l = getelementptr double, ptr %u, i64 %i
  %h = getelementptr double, ptr %l, i64 1
  %r = getelementptr double, ptr %l, i64 2
  %left = load double, ptr %l
  %here = load double, ptr %h
  %right = load double, ptr %r
  %lh = fmul double %left, %here
  %new = fmul double %lh, %right
  %p = getelementptr double, ptr %v, i64 %i
  store double %new, ptr %p
  %i.next = add nuw i64 %i, 1
  %again = icmp ult i64 %i.next, %n
  br i1 %again, label %loop, label %end
end:
  call void @llvm.memset.p0.i64(ptr %u, i8 0, i64 %n, i1 false)
  ret void
}

define void @in_place(ptr noalias %u, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %l = getelementptr double, ptr %u, i64 %i
  %h = getelementptr double, ptr %l, i64 1
  %left = load double, ptr %l
  %here = load double, ptr %h
  %new = fmul double %left, %here
  store double %new, ptr %h
  %i.next = add nuw i64 %i, 1
  %again = icmp ult i64 %i.next, %n
  br i1 %again, label %loop, label %end
end:
  call void @llvm.memset.p0.i64(ptr %u, i8 0, i64 %n, i1 false)
  ret void
}

define void @may_be_same(ptr %u, ptr %v, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %l = getelementptr double, ptr %u, i64 %i
  %h = getelementptr double, ptr %l, i64 1
  %r = getelementptr double, ptr %l, i64 2
  %left = load double, ptr %l
  %here = load double, ptr %h
  %right = load double, ptr %r
  %lh = fmul double %left, %here
  %new = fmul double %lh, %right
  %p = getelementptr double, ptr %v, i64 %i
  store double %new, ptr %p
  %i.next = add nuw i64 %i, 1
  %again = icmp ult i64 %i.next, %n
  br i1 %again, label %loop, label %end
end:
  call void @llvm.memset.p0.i64(ptr %u, i8 0, i64 %n, i1 false)
  ret void
}

define void @gradients(ptr %u, ptr %du, ptr %v, ptr %dv, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @stencil, ptr %u, ptr %du, ptr %v, ptr %dv, i64 %n)
  call void (...) @__enzyme_autodiff(ptr @in_place, ptr %u, ptr %du, i64 %n)
  call void (...) @__enzyme_autodiff(ptr @may_be_same, ptr %u, ptr %du, ptr %v, ptr %dv, i64 %n)
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @__enzyme_autodiff(...)
