; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

; What is declared as integers, and only copied, may hold numbers all the same: in structs and variables, too.

declare void @__enzyme_autodiff(...)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; expected-error@below {{it is not known which of the bytes copied here are floating-point numbers [EZ0201]}}
; expected-note@below {{compile with -g, so that declared types are known, or with -O1, so that those of accesses and assignments are}}
; expected-note@below {{or copy it field by field, by assignments, which say the type of each}}
define double @f(ptr %a, ptr %b) {
  %u = alloca [2 x i64], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr %u, ptr %a, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %u, i64 16, i1 false)
  ret double 1.0
}

define void @g(ptr %a, ptr %da, ptr %b, ptr %db) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %a, ptr %da, ptr %b, ptr %db)
  ret void
}

; expected-error@below {{it is not known which of the bytes copied here are floating-point numbers [EZ0201]}}
; expected-note@below {{compile with -g, so that declared types are known, or with -O1, so that those of accesses and assignments are}}
; expected-note@below {{or copy it field by field, by assignments, which say the type of each}}
define double @in_a_struct(ptr %a, ptr %b) {
  %u = alloca { i64, [1 x i64] }, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr %u, ptr %a, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %u, i64 16, i1 false)
  ret double 1.0
}

define void @h(ptr %a, ptr %da, ptr %b, ptr %db) {
  call void (...) @__enzyme_autodiff(ptr @in_a_struct, ptr %a, ptr %da, ptr %b, ptr %db)
  ret void
}

@words = internal global [2 x i64] zeroinitializer

; expected-error@below {{it is not known which of the bytes copied here are floating-point numbers [EZ0201]}}
; expected-note@below {{compile with -g, so that declared types are known, or with -O1, so that those of accesses and assignments are}}
; expected-note@below {{or copy it field by field, by assignments, which say the type of each}}
define double @in_a_variable(ptr %a, ptr %b) {
  call void @llvm.memcpy.p0.p0.i64(ptr @words, ptr %a, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr @words, i64 16, i1 false)
  ret double 1.0
}

define void @k(ptr %a, ptr %da, ptr %b, ptr %db) {
  call void (...) @__enzyme_autodiff(ptr @in_a_variable, ptr %a, ptr %da, ptr %b, ptr %db)
  ret void
}
