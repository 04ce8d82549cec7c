; RUN: %enzyme-opt --print-types "%s" | %FileCheck "%s"

; CHECK-LABEL: types in @f
; CHECK-NEXT: %p: {[]:pointer, [0]:double, [8]:integer, [16]:pointer}
; CHECK-NEXT: %q: {[]:pointer, [0]:float, [4]:float}
; CHECK-NEXT: %x: {(0):float, (4):float}
; CHECK-NEXT: %g: {[]:pointer, [-8]:double, [0]:integer, [8]:pointer}
; CHECK: ret: {[]:integer}
define i32 @f(ptr %p, ptr %q, i64 %x) {
  %g = getelementptr i8, ptr %p, i64 8
  %v = load i32, ptr %g, align 8, !tbaa !4
  store i64 %x, ptr %q
  %l = trunc i64 %x to i32
  %a = bitcast i32 %l to float
  %s = lshr i64 %x, 32
  %h = trunc i64 %s to i32
  %b = bitcast i32 %h to float
  ret i32 %v
}

; CHECK-NOT: problem
!0 = !{!"double", !2, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
!4 = !{!5, !1, i64 8}
!5 = !{!"S", !0, i64 0, !1, i64 8, !6, i64 16}
!6 = !{!"any pointer", !2, i64 0}
