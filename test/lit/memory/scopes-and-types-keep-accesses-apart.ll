; RUN: %enzyme-opt --print-memory "%s" | %FileCheck "%s"
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"

; CHECK-LABEL: memory in @f
; CHECK: %data = load: may be overwritten by callers
; CHECK: %size = load: may be overwritten by callers
; CHECK: %x = load: overwritten by store to %data
; CHECK: %y = load: may be overwritten by callers
define void @f(ptr %vector, ptr %p) {
  %data = load ptr, ptr %vector, !tbaa !3
  %at = getelementptr i8, ptr %vector, i64 8
  %size = load i32, ptr %at, !tbaa !4
  %x = load double, ptr %p, !tbaa !5
  %y = load double, ptr %p, !alias.scope !8
  store double 1.0, ptr %data, !tbaa !5, !noalias !8
  ret void
}

!0 = !{!"any pointer", !1}
!1 = !{!"omnipotent char", !2}
!2 = !{!"Simple C++ TBAA"}
!3 = !{!9, !0, i64 0}
!4 = !{!9, !10, i64 8}
!5 = !{!11, !11, i64 0}
!6 = distinct !{!6, !"domain"}
!7 = distinct !{!7, !6}
!8 = !{!7}
!9 = !{!"vector", !0, i64 0, !10, i64 8}
!10 = !{!"int", !1}
!11 = !{!"double", !1}
