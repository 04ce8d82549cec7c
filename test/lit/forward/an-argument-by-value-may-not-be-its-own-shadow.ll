; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; Stack memory is taken once, though the call is in a loop.
; CHECK:       [[OWN:%[0-9]+]] = alloca %pair, align 8
; CHECK:       [[SAME:%[0-9]+]] = icmp eq ptr %"p'", %p
; CHECK:       loop:
; CHECK:       call void @llvm.memcpy.p0.p0.i64(ptr [[OWN]], ptr %"p'", i64 16, i1 false)
; CHECK-NEXT:  [[SIZE:%[0-9]+]] = select i1 [[SAME]], i64 16, i64 0
; CHECK-NEXT:  call void @llvm.memset.p0.i64(ptr [[OWN]], i8 0, i64 [[SIZE]], i1 false)
; CHECK-NEXT:  call { double, double } @fwddiffefirst(ptr byval(%pair) align 8 %p, ptr [[OWN]], double %x, double %"x'")

; What is called gets a copy of the primal, so that it could not see that they are the same.
%pair = type { double, double }

define double @first(ptr byval(%pair) align 8 %p, double %x) noinline {
  %y = load double, ptr %p, align 8
  %at = getelementptr i8, ptr %p, i64 8
  %z = load double, ptr %at, align 8
  %s = fmul double %y, %x
  %t = fadd double %s, %z
  ret double %t
}

define double @f(ptr %p, double %x) {
entry:
  br label %loop

loop:
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %r = call double @first(ptr byval(%pair) align 8 %p, double %x)
  %more = fadd double %sum, %r
  %again = fcmp olt double %more, 100.0
  br i1 %again, label %loop, label %done

done:
  ret double %more
}

define double @df(ptr %p, ptr %dp, double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr %p, ptr %dp, double %x, double %dx)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
