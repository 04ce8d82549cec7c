; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; What is printed is only read, though nothing says so; the string behind the number is written. While
; that goes on there is nothing to free in its shadow: who prints may panic.
; CHECK-LABEL: define internal {{.*}}@diffelogged(
; CHECK:       call void @llvm.memset.p0.i64(ptr %"text'", i8 0, i64 24, i1 false)
; CHECK-NEXT:  %failed = call i1 @_RNvNtCs1_4core3fmt5write(ptr %text, ptr @table, ptr null, ptr %x)
; CHECK-NEXT:  call void @llvm.memcpy.p0.p0.i64(ptr %"text'", ptr %text, i64 24, i1 false)

@table = internal constant <{ [24 x i8], ptr }> <{ [24 x i8] zeroinitializer, ptr @"_ZN58_$LT$alloc..string..String$u20$as$u20$core..fmt..Write$GT$9write_str17h0123456789abcdefE" }>

define double @logged(ptr %x) {
  %log = alloca { double, [24 x i8] }
  %v = load double, ptr %x, align 8
  %square = fmul double %v, %v
  store double %square, ptr %log, align 8
  %text = getelementptr i8, ptr %log, i64 8
  %failed = call i1 @_RNvNtCs1_4core3fmt5write(ptr %text, ptr @table, ptr null, ptr %x)
  %again = load double, ptr %log, align 8
  ret double %again
}

define void @gradient(ptr %x, ptr %dx) {
  call void (...) @__enzyme_autodiff(ptr @logged, ptr %x, ptr %dx)
  ret void
}

declare i1 @_RNvNtCs1_4core3fmt5write(ptr, ptr, ptr, ptr)
declare i1 @"_ZN58_$LT$alloc..string..String$u20$as$u20$core..fmt..Write$GT$9write_str17h0123456789abcdefE"(ptr, ptr, i64)
declare void @__enzyme_autodiff(...)
