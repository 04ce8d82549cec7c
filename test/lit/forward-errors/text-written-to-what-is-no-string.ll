; RUN: not %enzyme-opt --differentiate "%s" -o "%t.ll" 2>&1 | %FileCheck "%s"

; A writer of the program's own may hold numbers.
; CHECK: error: core::fmt::write writes to memory that carries derivatives, and how much is not known [EZ0406]

@table = internal constant <{ [24 x i8], ptr }> <{ [24 x i8] zeroinitializer, ptr @writes }>

define void @logged(ptr %log, ptr %x) {
  %v = load double, ptr %x, align 8
  store double %v, ptr %log, align 8
  %failed = call i1 @_RNvNtCs1_4core3fmt5write(ptr %log, ptr @table, ptr null, ptr %x)
  ret void
}

define void @tangent(ptr %log, ptr %dlog, ptr %x, ptr %dx) {
  call void (...) @__enzyme_fwddiff(ptr @logged, ptr %log, ptr %dlog, ptr %x, ptr %dx)
  ret void
}

declare i1 @writes(ptr, ptr, i64)
declare i1 @_RNvNtCs1_4core3fmt5write(ptr, ptr, ptr, ptr)
declare void @__enzyme_fwddiff(...)
