; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; The loop notes the round that was chosen; behind it this round is run once more, with a loop of its
; own, and nothing else has adjoints.
; CHECK-LABEL: define internal void @diffef(
; CHECK-NOT:   @enzyme_cc.reserved
; CHECK:       %chosen = phi i64 [ -1, %entry ], [ [[WHICH:%[0-9]+]], %latch ]
; CHECK:       [[WHICH]] = select i1 %is, i64 %number, i64 %chosen
; CHECK:       {{^again:}}
; CHECK:       [[NONE:%[0-9]+]] = icmp slt i64 [[WHICH]], 0
; CHECK:       [[ROUND:%[0-9]+]] = select i1 [[NONE]], i64 0, i64 [[WHICH]]
; CHECK:       getelementptr double, ptr %p, i64 [[ROUND]]
; CHECK:       select i1 [[NONE]], double 1.000000e+00, double
; CHECK-NOT:   load double, ptr %"e'"
; CHECK:       load double, ptr %"e.1'.1"
; CHECK-NOT:   load double, ptr %"e'"
; CHECK:       {{^}}}

define double @f(ptr %p, i64 %n, i64 %m) {
entry:
  br label %row
row:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %least = phi double [ 1.0, %entry ], [ %choice, %latch ]
  %d = getelementptr double, ptr %p, i64 %i
  br label %column
column:
  %j = phi i64 [ 0, %row ], [ %right, %column ]
  %sum = phi double [ 0.0, %row ], [ %more, %column ]
  %e = getelementptr double, ptr %d, i64 %j
  %a = load double, ptr %e
  %more = fadd double %sum, %a
  %right = add nuw i64 %j, 1
  %goes = icmp ult i64 %right, %m
  br i1 %goes, label %column, label %latch
latch:
  %is = fcmp olt double %more, %least
  %choice = select i1 %is, double %more, double %least
  %next = add nuw i64 %i, 1
  %further = icmp ult i64 %next, %n
  br i1 %further, label %row, label %done
done:
  ret double %choice
}

define void @gradient(ptr %p, ptr %dp, i64 %n, i64 %m) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp, i64 %n, i64 %m)
  ret void
}

declare void @__enzyme_autodiff(...)
