; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

target datalayout = "e-m:e-i64:64-i128:128-f80:128-n8:16:32:64-S128"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @__enzyme_fwddiff(...)

; expected-error@below {{it is not known which of the bytes copied here are floating-point numbers, whose derivatives must become zero [EZ0201]}}
; expected-note@below {{compile with -g, so that declared types are known, or with -O1, so that those of accesses and assignments are}}
; expected-note@below {{or copy it field by field, by assignments, which say the type of each}}
define void @f(ptr %to, ptr %from, ptr %other, i1 %c) {
  %box = alloca [16 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %box, ptr %from, i64 16, i1 false)
  br i1 %c, label %yes, label %no

yes:
  call void @llvm.memcpy.p0.p0.i64(ptr %box, ptr %other, i64 16, i1 false)
  br label %no

no:
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %box, i64 16, i1 false)
  ret void
}

define void @df(ptr %to, ptr %dto, ptr %from, ptr %dfrom, ptr %other, i1 %c) {
  call void (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_dup", ptr %to, ptr %dto, metadata !"enzyme_dup", ptr %from, ptr %dfrom, metadata !"enzyme_const", ptr %other, i1 %c)
  ret void
}
