; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; Which way each round took follows from its condition, so nothing is kept.
; CHECK-LABEL: define internal void @diffef(
; CHECK-NOT:   grown
; CHECK-NOT:   = phi i64 [ 0, %then ], [ 1, %else ]
; CHECK:       {{^}}back.latch:
; CHECK:       [[ODD:%[0-9a-z.]+]] = trunc i64 {{%[0-9]+}} to i1
; CHECK-NEXT:  [[WAY:%[0-9]+]] = select i1 [[ODD]], i64 0, i64 1
; CHECK:       switch i64 [[WAY]],

define double @f(ptr %p, ptr %flags, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %sum = phi double [ 0.0, %entry ], [ %more, %latch ]
  %odd = trunc i64 %i to i1
  %at = getelementptr double, ptr %p, i64 %i
  %x = load double, ptr %at
  br i1 %odd, label %then, label %else
then:
  %a = fmul double %x, 3.0
  br label %latch
else:
  %b = fmul double %x, 5.0
  br label %latch
latch:
  %r = phi double [ %a, %then ], [ %b, %else ]
  %more = fadd double %sum, %r
  %next = add nuw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %end
end:
  ret double %more
}

define void @gradient(ptr %p, ptr %dp, ptr %flags, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp, metadata !"enzyme_const", ptr %flags, i64 %n)
  ret void
}

declare void @__enzyme_autodiff(...)
