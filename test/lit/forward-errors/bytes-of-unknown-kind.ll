; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

target datalayout = "e-m:e-i64:64-i128:128-f80:128-n8:16:32:64-S128"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @__enzyme_fwddiff(...)

; expected-error@below {{it is not known which of the bytes copied here are floating-point numbers, whose derivatives must become zero [EZ0201]}}
; expected-note@below {{compile with -g, so that declared types are known, or with -O1, so that those of accesses and assignments are}}
; expected-note@below {{or copy it field by field, by assignments, which say the type of each}}
define void @f(ptr %to, ptr %from, i64 %n, i8 %byte) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %n, i1 false)
  ret void
}

; expected-error@below {{it is not known whether 'word' (a 64-bit integer) holds a floating-point number, an address or neither, but it is copied to memory that carries derivatives [EZ0201]}}
; expected-note@below {{compile with -g, so that declared types are known, or with -O1, so that those of accesses and assignments are}}
; expected-note@below {{or copy it field by field, by assignments, which say the type of each}}
define void @g(ptr %to, i64 %word) {
  store i64 %word, ptr %to, align 8
  ret void
}

; expected-error@below {{it is not known whether '*from' (a vector of 2 64-bit integers) holds a floating-point number, an address or neither, but it is copied to memory that carries derivatives [EZ0201]}}
; expected-note@below {{compile with -g, so that declared types are known, or with -O1, so that those of accesses and assignments are}}
; expected-note@below {{or copy it field by field, by assignments, which say the type of each}}
define void @h(ptr %to, ptr %from) {
  %both = load <2 x i64>, ptr %from, align 8
  store <2 x i64> %both, ptr %to, align 8
  ret void
}

define void @df(ptr %p, ptr %dp, ptr %q, i64 %n) {
  call void (...) @__enzyme_fwddiff(ptr @f, ptr %p, ptr %dp, metadata !"enzyme_const", ptr %q, i64 %n, i8 3)
  call void (...) @__enzyme_fwddiff(ptr @h, ptr %p, ptr %dp, metadata !"enzyme_const", ptr %q)
  call void (...) @__enzyme_fwddiff(ptr @g, ptr %p, ptr %dp, i64 %n)
  ret void
}
