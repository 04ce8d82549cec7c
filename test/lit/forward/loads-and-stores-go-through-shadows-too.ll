; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; Where a shadow is the primal, what it holds is no tangent: 0 is read from there, and what is
; stored there is the primal's. TBAA holds for shadows, what is known of values does not.
; CHECK-LABEL: define internal void @fwddiffescale(ptr %to, ptr %"to'", ptr %from, ptr %"from'")
; CHECK-NEXT:  [[TO:%[0-9]+]] = icmp eq ptr %"to'", %to
; CHECK-NEXT:  [[FROM:%[0-9]+]] = icmp eq ptr %"from'", %from
; CHECK:       %"x'" = load double, ptr %"from'", align 8, !tbaa ![[TBAA:[0-9]+]]
; CHECK-NEXT:  select i1 [[FROM]], double 0.000000e+00, double %"x'"
; CHECK:       %"at'" = getelementptr inbounds double, ptr %"from'", i64 1
; CHECK-NEXT:  %y = load double, ptr %at, align 8, !noundef
; CHECK-NEXT:  %"y'" = load double, ptr %"at'", align 8{{$}}
; CHECK:       store double %p, ptr %to, align 8
; CHECK-NEXT:  [[D:%[0-9]+]] = select i1 [[TO]], double %p, double
; CHECK-NEXT:  store double [[D]], ptr %"to'", align 8

define void @scale(ptr noalias %to, ptr %from) {
  %x = load double, ptr %from, align 8, !tbaa !0
  %at = getelementptr inbounds double, ptr %from, i64 1
  %y = load double, ptr %at, align 8, !noundef !4
  %p = fmul double %x, %y
  store double %p, ptr %to, align 8
  ret void
}

define void @df(ptr %to, ptr %dto, ptr %from, ptr %dfrom) {
  call void (...) @__enzyme_fwddiff(ptr @scale, ptr %to, ptr %dto, ptr %from, ptr %dfrom)
  ret void
}

declare void @__enzyme_fwddiff(...)
!4 = !{}
!0 = !{!1, !1, i64 0}
!1 = !{!"double", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
