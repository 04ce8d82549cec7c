; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; rustc writes addresses in the first page for slices of no elements.

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       call void @llvm.memcpy.p0.p0.i64(ptr inttoptr (i64 8 to ptr), ptr %p, i64 %n, i1 false)
; CHECK:       %at = phi ptr [ inttoptr (i64 8 to ptr), %none ], [ %p, %some ]
; CHECK-NEXT:  %"at'" = phi ptr [ inttoptr (i64 8 to ptr), %none ], [ %"p'", %some ]
; CHECK:       %"a'" = load double, ptr %"at'"

; CHECK-LABEL: define internal void @diffef(
; CHECK:       phi ptr [ inttoptr (i64 8 to ptr), %none ], [ %"p'", %some ]

define double @f(i64 %n, ptr %p) {
  %empty = icmp eq i64 %n, 0
  br i1 %empty, label %none, label %some

none:
  call void @llvm.memcpy.p0.p0.i64(ptr inttoptr (i64 8 to ptr), ptr %p, i64 %n, i1 false)
  br label %join

some:
  br label %join

join:
  %at = phi ptr [ inttoptr (i64 8 to ptr), %none ], [ %p, %some ]
  %a = load double, ptr %at, align 8
  %r = fmul double %a, %a
  ret double %r
}

define double @tangent(i64 %n, ptr %p, ptr %dp) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, i64 %n, ptr %p, ptr %dp)
  ret double %r
}

define void @gradient(i64 %n, ptr %p, ptr %dp) {
  call void (...) @__enzyme_autodiff(ptr @f, i64 %n, ptr %p, ptr %dp)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare double @__enzyme_fwddiff(...)
declare void @__enzyme_autodiff(...)
