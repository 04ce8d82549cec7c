; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; What it returns is added with the weight w: there is no tape, and the call is given the seed times w.
; The first opens the arena, which is open for those that it calls.
; CHECK-LABEL: define internal double @diffesum(ptr %p, ptr %"p'", double %w, i64 %n, double %0)
; CHECK:       call void @__enzyme_cc_tape_open()
; CHECK:       [[SEED:%[0-9]+]] = fmul double %w, %0
; CHECK-NEXT:  call { double, double } [[INNER:@diffesum[.0-9]+]](ptr %q, {{.*}}, double %w, i64 %m, double [[SEED]])
; CHECK:       call void @__enzyme_cc_tape_close()

; CHECK:       define internal { double, double } [[INNER]](ptr %p,
; CHECK-NOT:   @__enzyme_cc_tape
; CHECK:       [[SEED:%[0-9]+]] = fmul double %w, %0
; CHECK-NEXT:  call { double, double } [[INNER]](ptr %q, {{.*}}, double %w, i64 %m, double [[SEED]])
; CHECK:       ret { double, double }

; The weight is known behind the call only: it is called as it is, and run once more to be reversed.
; CHECK-LABEL: define internal void @diffesquare(
; CHECK:       call double @augmentedsum(
; CHECK:       call void @reversesum(
; CHECK-LABEL: define internal double @augmentedsum(
; CHECK-NEXT:  entry:
; CHECK-NEXT:  [[RESULT:%[0-9]+]] = call double @sum(
; CHECK-NEXT:  ret double [[RESULT]]
; CHECK-LABEL: define internal void @reversesum(
; CHECK-NEXT:  entry:
; CHECK-NEXT:  call double @diffesum
; CHECK-NEXT:  ret void

define double @sum(ptr %p, double %w, i64 %n) nounwind {
entry:
  %done = icmp eq i64 %n, 0
  br i1 %done, label %end, label %more
more:
  %a = load double, ptr %p
  %q = getelementptr double, ptr %p, i64 1
  %m = sub i64 %n, 1
  %rest = call double @sum(ptr %q, double %w, i64 %m)
  %part = fmul double %rest, %w
  %all = fadd double %part, %a
  br label %end
end:
  %r = phi double [ %all, %more ], [ 0.0, %entry ]
  ret double %r
}

define double @square(ptr %p, i64 %n) nounwind {
  %s = call double @sum(ptr %p, double 2.0, i64 %n)
  %r = fmul double %s, %s
  ret double %r
}

define void @gradients(ptr %p, ptr %d, i64 %n, double %w) {
  call double (...) @__enzyme_autodiff(ptr @sum, ptr %p, ptr %d, double %w, i64 %n)
  call double (...) @__enzyme_autodiff(ptr @square, ptr %p, ptr %d, i64 %n)
  ret void
}

declare double @__enzyme_autodiff(...)
