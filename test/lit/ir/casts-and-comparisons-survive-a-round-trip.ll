; RUN: %enzyme-opt --reprint "%s" | %FileCheck "%s"
; RUN: %if llvm-as %{ %roundtrip %}

; CHECK-LABEL: define i1 @casts(
define i1 @casts(i64 %i, double %x, ptr %p) {
; CHECK-NEXT: trunc nuw nsw i64 %i to i32
  %1 = trunc nuw nsw i64 %i to i32
; CHECK-NEXT: zext nneg i32 %1 to i64
  %2 = zext nneg i32 %1 to i64
  %3 = sext i32 %1 to i64
; CHECK: fptrunc fast double %x to float
  %4 = fptrunc fast double %x to float
  %5 = fpext float %4 to double
  %6 = fptosi double %x to i32
  %7 = fptoui double %x to i32
  %8 = sitofp i32 %6 to double
; CHECK: uitofp nneg i32 %7 to double
  %9 = uitofp nneg i32 %7 to double
  %10 = ptrtoint ptr %p to i64
  %11 = inttoptr i64 %10 to ptr
  %12 = bitcast double %x to i64
; CHECK: addrspacecast ptr %p to ptr addrspace(1)
  %13 = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT: icmp samesign ult i64 %2, %3
  %14 = icmp samesign ult i64 %2, %3
  %15 = icmp eq ptr %p, null
; CHECK: fcmp ninf une double %5, %8
  %16 = fcmp ninf une double %5, %8
; CHECK-NEXT: select i1 %14, i1 %15, i1 %16
  %17 = select i1 %14, i1 %15, i1 %16
; CHECK-NEXT: select nnan <2 x i1> <i1 true, i1 false>, <2 x float> zeroinitializer
  %18 = select nnan <2 x i1> <i1 true, i1 false>, <2 x float> zeroinitializer, <2 x float> poison
  ret i1 %17
}
