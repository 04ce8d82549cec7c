; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; A turn that is handed on must not be stored again where its shadow is itself: the other thread may
; have handed it back by then. What nobody else looks at may be stored twice. An integer that also
; orders what threads do is a sign: its shadow is left alone.
; CHECK-LABEL: define internal void @fwddiffef(ptr %turn, ptr %"turn'", ptr %plain, ptr %"plain'")
; CHECK:       [[NOBODYS:%[0-9]+]] = alloca i32, align 4
; CHECK:       [[SAME:%[0-9]+]] = icmp eq ptr %"turn'", %turn
; CHECK:       store atomic i32 %next, ptr %turn monotonic, align 4
; CHECK-NEXT:  [[PLACE:%[0-9]+]] = select i1 [[SAME]], ptr [[NOBODYS]], ptr %"turn'"
; CHECK-NEXT:  store atomic i32 %next, ptr [[PLACE]] monotonic, align 4
; CHECK-NEXT:  store i32 %next, ptr %plain
; CHECK-NEXT:  store i32 %next, ptr %"plain'"
; CHECK-NEXT:  store atomic i32 %next, ptr %turn seq_cst, align 4
; CHECK-NEXT:  ret void

; CHECK-LABEL: define internal void @diffef(ptr %turn, ptr %"turn'", ptr %plain, ptr %"plain'")
; CHECK:       store atomic i32 %next, ptr %turn monotonic, align 4
; CHECK:       [[PLACE:%[0-9]+]] = select i1 {{%[0-9]+}}, ptr {{%[0-9]+}}, ptr %"turn'"
; CHECK-NEXT:  store atomic i32 {{%[a-z0-9]+}}, ptr [[PLACE]] monotonic, align 4
; CHECK:       store atomic i32 %next, ptr %turn seq_cst, align 4
; CHECK-NOT:   seq_cst
; CHECK:       ret void

define void @f(ptr %turn, ptr %plain) {
  %now = load i32, ptr %turn
  %next = add i32 %now, 1
  store atomic i32 %next, ptr %turn monotonic, align 4
  store i32 %next, ptr %plain
  store atomic i32 %next, ptr %turn seq_cst, align 4
  ret void
}

define void @derivatives(ptr %turn, ptr %dturn, ptr %plain, ptr %dplain) {
  call void (...) @__enzyme_fwddiff(ptr @f, ptr %turn, ptr %dturn, ptr %plain, ptr %dplain)
  call void (...) @__enzyme_autodiff(ptr @f, ptr %turn, ptr %dturn, ptr %plain, ptr %dplain)
  ret void
}

declare void @__enzyme_fwddiff(...)
declare void @__enzyme_autodiff(...)
