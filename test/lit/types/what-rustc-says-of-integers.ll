; Bounds, texts, distances of addresses, and which part of a variable a value is.
; RUN: %enzyme-opt --print-types "%s" | %FileCheck "%s"

target datalayout = "e-m:e-i64:64-i128:128-n32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@text = private unnamed_addr constant [5 x i8] c"earth", align 1

; CHECK-LABEL: types in @bounded
; CHECK: %size: {[]:integer}
; CHECK: %free: {}
define void @bounded(ptr %from, ptr %to) {
  %size = load i64, ptr %from, align 8, !range !0
  store i64 %size, ptr %to, align 8
  %next = getelementptr i8, ptr %from, i64 8
  %free = load i64, ptr %next, align 8
  %after = getelementptr i8, ptr %to, i64 8
  store i64 %free, ptr %after, align 8
  ret void
}

; CHECK-LABEL: types in @distance
; CHECK: %length: {[]:integer}
; CHECK: %word: {[]:integer|pointer
define i64 @distance(ptr %begin, ptr %end, i1 %fails) {
entry:
  %low = ptrtoint ptr %begin to i64
  %high = ptrtoint ptr %end to i64
  %length = sub nuw i64 %high, %low
  %shorter = udiv i64 %length, 8
  br i1 %fails, label %one, label %other
one:
  br label %other
other:
  %word = phi i64 [ %length, %one ], [ %low, %entry ]
  ret i64 %word
}

; CHECK-LABEL: types in @texts
; CHECK: %from: {[]:pointer, [0+1i<5]:integer}
define void @texts(ptr %to, i1 %which) {
  %from = getelementptr i8, ptr @text, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 5, i1 false)
  ret void
}

; CHECK-LABEL: types in @parts
; CHECK: %cap: {[]:integer}
; CHECK: %value: {[]:double}
; CHECK: %either: {}
define void @parts(i64 %cap, i64 %value, i64 %either) !dbg !10 {
    #dbg_value(i64 %cap, !20, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !30)
    #dbg_value(i64 %value, !20, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !30)
    #dbg_value(i64 %either, !21, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !30)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!3}

!0 = !{i64 0, i64 -9223372036854775808}
!1 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.rs", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!10 = distinct !DISubprogram(name: "parts", file: !2, line: 1, type: !11, unit: !1, spFlags: DISPFlagDefinition)
!11 = !DISubroutineType(types: !12)
!12 = !{null}
!20 = !DILocalVariable(name: "pair", scope: !10, file: !2, line: 2, type: !40)
!21 = !DILocalVariable(name: "result", scope: !10, file: !2, line: 3, type: !60)
!30 = !DILocation(line: 2, scope: !10)
!40 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !2, size: 128, elements: !41)
!41 = !{!42, !43}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !40, file: !2, baseType: !50, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !40, file: !2, baseType: !51, size: 64, offset: 64)
!50 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!51 = !DIBasicType(name: "f64", size: 64, encoding: DW_ATE_float)
!60 = !DICompositeType(tag: DW_TAG_structure_type, name: "result", file: !2, size: 128, elements: !61)
!61 = !{!62}
!62 = !DICompositeType(tag: DW_TAG_variant_part, scope: !60, file: !2, size: 128, elements: !63, discriminator: !64)
!63 = !{!65, !66}
!64 = !DIDerivedType(tag: DW_TAG_member, scope: !60, file: !2, baseType: !50, size: 64, flags: DIFlagArtificial)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !62, file: !2, baseType: !40, size: 128, extraData: i64 0)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !62, file: !2, baseType: !67, size: 128, extraData: i64 1)
!67 = !DICompositeType(tag: DW_TAG_structure_type, name: "error", scope: !60, file: !2, size: 128, elements: !68)
!68 = !{!69}
!69 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !67, file: !2, baseType: !70, size: 64, offset: 64)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*u8", baseType: !50, size: 64)

; What is asked for without alignment is for bytes, while no number is taken from such places.
; CHECK-LABEL: types in @characters
; CHECK: %bytes: {[]:pointer, [-1]:integer}
; CHECK: %words: {[]:pointer}
define void @characters(i64 %size) {
  %bytes = call ptr @_RNvCs1aB_7___rustc12___rust_alloc(i64 %size, i64 1)
  %words = call ptr @_RNvCs1aB_7___rustc12___rust_alloc(i64 %size, i64 4)
  ret void
}

declare ptr @_RNvCs1aB_7___rustc12___rust_alloc(i64, i64)
