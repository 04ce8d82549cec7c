; RUN: %enzyme-opt --reprint "%s" | %FileCheck "%s"
; RUN: %if llvm-as %{ %roundtrip %}

%pair = type { i32, [4 x double] }

; CHECK-LABEL: define i32 @plain(
define i32 @plain(ptr noalias %p, i64 %n) {
; CHECK-NEXT: %a = alloca %pair, i64 %n, align 16
  %a = alloca %pair, i64 %n, align 16
; CHECK-NEXT: %b = alloca i8, align 1, addrspace(5)
  %b = alloca i8, align 1, addrspace(5)
; CHECK-NEXT: getelementptr inbounds nuw %pair, ptr %p, i64 %n, i32 1, i64 2
  %g = getelementptr inbounds nuw %pair, ptr %p, i64 %n, i32 1, i64 2
; CHECK-NEXT: load double, ptr %g, align 8, !tbaa !0
  %x = load double, ptr %g, align 8, !tbaa !0
  store volatile double %x, ptr %a, align 8
; CHECK: load i32, ptr %p, align 4, !range !3, !noundef !4
  %y = load i32, ptr %p, align 4, !range !3, !noundef !4
  ret i32 %y
}

; CHECK-LABEL: define i32 @atomics(
define i32 @atomics(ptr %p) {
; CHECK-NEXT: load atomic volatile i32, ptr %p syncscope("agent") acquire, align 4
  %1 = load atomic volatile i32, ptr %p syncscope("agent") acquire, align 4
  store atomic i32 %1, ptr %p release, align 4
; CHECK: fence syncscope("singlethread") seq_cst
  fence syncscope("singlethread") seq_cst
; CHECK-NEXT: cmpxchg weak volatile ptr %p, i32 0, i32 1 acq_rel monotonic, align 4
  %2 = cmpxchg weak volatile ptr %p, i32 0, i32 1 acq_rel monotonic, align 4
  %3 = extractvalue { i32, i1 } %2, 0
; CHECK: atomicrmw volatile nand ptr %p, i32 %3 seq_cst, align 4
  %4 = atomicrmw volatile nand ptr %p, i32 %3 seq_cst, align 4
  %5 = atomicrmw fadd ptr %p, float 1.0 monotonic, align 4
  ret i32 %4
}

!0 = !{!1, !1, i64 0}
!1 = !{!"double", !2}
!2 = !{!"root"}
!3 = !{i32 0, i32 10}
!4 = !{}
