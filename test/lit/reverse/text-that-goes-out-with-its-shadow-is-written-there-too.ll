; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; Whoever has the string and its shadow frees both: the shadow is a string of its own.
; CHECK-LABEL: define internal void @diffelogged(
; CHECK:       %failed = call i1 @_RNvNtCs1_4core3fmt5write(ptr %text, ptr @table, ptr null, ptr %x)
; CHECK-NEXT:  [[SHADOW:%[0-9]+]] = select i1 {{%[0-9]+}}, ptr null, ptr %"text'"
; CHECK-NEXT:  call void @enzyme_cc.release_shadow(ptr [[SHADOW]], ptr @table, ptr null, ptr %x)

@table = internal constant <{ [24 x i8], ptr }> <{ [24 x i8] zeroinitializer, ptr @"_ZN58_$LT$alloc..string..String$u20$as$u20$core..fmt..Write$GT$9write_str17h0123456789abcdefE" }>

define void @logged(ptr %log, ptr %x) {
  %v = load double, ptr %x, align 8
  %square = fmul double %v, %v
  store double %square, ptr %log, align 8
  %text = getelementptr i8, ptr %log, i64 8
  %failed = call i1 @_RNvNtCs1_4core3fmt5write(ptr %text, ptr @table, ptr null, ptr %x)
  ret void
}

define void @gradient(ptr %log, ptr %dlog, ptr %x, ptr %dx) {
  call void (...) @__enzyme_autodiff(ptr @logged, ptr %log, ptr %dlog, ptr %x, ptr %dx)
  ret void
}

declare i1 @_RNvNtCs1_4core3fmt5write(ptr, ptr, ptr, ptr)
declare i1 @"_ZN58_$LT$alloc..string..String$u20$as$u20$core..fmt..Write$GT$9write_str17h0123456789abcdefE"(ptr, ptr, i64)
declare void @__enzyme_autodiff(...)
