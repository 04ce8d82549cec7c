; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

; With -g there is no use in asking for it.

declare void @__enzyme_fwddiff(...)

; expected-error@below {{it is not known whether 'word' (a 64-bit integer) holds a floating-point number, an address or neither, but it is copied to memory that carries derivatives [EZ0201]}}
; expected-note@below {{declare by its type what is there: void *, characters, and members of unions, may be anything}}
; expected-note@below {{or copy it field by field, by assignments, which say the type of each}}
define void @f(ptr %to, i64 %word) {
  store i64 %word, ptr %to, align 8
  ret void
}

define void @df(ptr %to, ptr %dto, i64 %word) {
  call void (...) @__enzyme_fwddiff(ptr @f, ptr %to, ptr %dto, i64 %word)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "x.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!enzyme_cc.test = !{!3}
!3 = !{!"Simple C/C++ TBAA"}
