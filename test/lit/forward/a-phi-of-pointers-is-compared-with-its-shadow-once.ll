; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       join:
; CHECK-NEXT:  %at = phi ptr [ %p, %left ], [ %q, %right ]
; CHECK-NEXT:  %"at'" = phi ptr [ %"p'", %left ], [ %"q'", %right ]
; CHECK-NEXT:  [[SAME:%[0-9]+]] = icmp eq ptr %"at'", %at
; CHECK-NOT:   icmp
; CHECK:       select i1 [[SAME]], double 0.000000e+00, double %"a'"
; CHECK-NOT:   icmp
; CHECK:       %"b'" = load double, ptr %"next'"
; CHECK-NEXT:  select i1 [[SAME]], double 0.000000e+00, double %"b'"

define double @f(i1 %c, ptr %p, ptr %q) {
entry:
  br i1 %c, label %left, label %right

left:
  br label %join

right:
  br label %join

join:
  %at = phi ptr [ %p, %left ], [ %q, %right ]
  %a = load double, ptr %at, align 8
  %next = getelementptr i8, ptr %at, i64 8
  %b = load double, ptr %next, align 8
  %s = fadd double %a, %b
  ret double %s
}

define double @df(ptr %p, ptr %dp, ptr %q, ptr %dq) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, i1 true, ptr %p, ptr %dp, ptr %q, ptr %dq)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
