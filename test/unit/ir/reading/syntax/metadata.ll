; Metadata of every form.
@g = global i32 0, !dbg !40, !associated !2
@h = global i32 0

define void @f(i32 %x, ptr %p) !dbg !10 !kind.with-chars$_ !0 !\66oo !0 {
  %1 = load i32, ptr %p, align 4, !range !1, !mine !{!"inline", i64 0}, !noundef !{}
  %2 = add i32 %1, 1, !future.kind !DIExpression()
  call void @llvm.dbg.value(metadata i32 %x, metadata !20, metadata !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value)), !dbg !30
  call void @llvm.m(metadata !0, metadata !"a string", metadata !"\22\00", metadata i32 %x, metadata ptr @g, metadata !{!0, null, i32 5, !{}, !"x"})
  call void @llvm.m2(metadata !DIExpression(), metadata !DIArgList(i32 %x, ptr %p, i32 5, ptr @g), metadata double 0x7FF8000000000000)
  call void @llvm.m2(metadata !DILocation(line: 1, scope: !10), metadata !{!{}}, metadata ptr getelementptr (i8, ptr @g, i64 4))
  ret void, !dbg !DILocation(line: 3, column: 1, scope: !10), !md !{null}
}

declare void @llvm.m(metadata, metadata, metadata, metadata, metadata, metadata)
declare void @llvm.m2(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)

!llvm.module.flags = !{!50, !51}
!llvm.dbg.cu = !{!5}
!named.empty = !{}
!odd$name-x_ = !{!0, !0, !DIExpression(DW_OP_deref)}
!\31name = !{!0}

!0 = !{}
!1 = !{i32 0, i32 10}
!2 = !{ptr @h}
!3 = distinct !{!3, !4, null, !"a \22string\22 \00", i32 -5, float 1.000000e+00, ptr null, i1 true, ptr @g}
!4 = !{!{!{!"deep"}}, <2 x i32> <i32 1, i32 2>, { i8, ptr } { i8 1, ptr @g }, ptr getelementptr (i8, ptr @g, i64 1)}
!5 = distinct !DICompileUnit(language: DW_LANG_C11, file: !6, producer: "x \22y\22 (z)", isOptimized: true, flags: "-a", runtimeVersion: 0, emissionKind: FullDebug, enums: !0, retainedTypes: !0, globals: !41, splitDebugInlining: false, nameTableKind: None, sysroot: "/", sdk: "s")
!6 = !DIFile(filename: "a.c", directory: "/d", checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeeff", source: "int x;\0A")
!7 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed, flags: DIFlagBigEndian)
!8 = !DISubroutineType(flags: DIFlagLValueReference, cc: DW_CC_normal, types: !9)
!9 = !{null, !7}
!10 = distinct !DISubprogram(name: "f", linkageName: "f", scope: !6, file: !6, line: 1, type: !8, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !5, retainedNodes: !0, annotations: !0)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, dwarfAddressSpace: 1)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !6, line: 2, size: 64, elements: !13, identifier: "id", runtimeLang: DW_LANG_C99)
!13 = !{!14, !15}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !12, baseType: !7, size: 32, offset: 32, flags: DIFlagBitField, extraData: i64 0)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "t", baseType: null)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, elements: !17)
!17 = !{!DISubrange(count: 4), !DISubrange(lowerBound: 1, upperBound: !20), !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_constu, 1))}
!18 = !DIEnumerator(name: "e", value: -3)
!19 = !DIEnumerator(name: "u", value: 340282366920938463463374607431768211455, isUnsigned: true)
!20 = !DILocalVariable(name: "x", arg: 1, scope: !10, file: !6, line: 1, type: !7, flags: DIFlagArtificial, align: 32)
!21 = !DILexicalBlock(scope: !10, file: !6, line: 1, column: 2)
!22 = !DILexicalBlockFile(scope: !10, file: !6, discriminator: 1)
!23 = !DINamespace(name: "n", scope: null, exportSymbols: true)
!24 = !DIModule(scope: null, name: "M", configMacros: "-D", includePath: "/", apinotes: "a", file: !6, line: 4, isDecl: true)
!25 = !DITemplateTypeParameter(name: "T", type: !7, defaulted: true)
!26 = !DITemplateValueParameter(tag: DW_TAG_template_value_parameter, name: "V", type: !7, value: i32 7)
!27 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "", scope: !23, entity: !24, file: !6, line: 1, elements: !0)
!28 = !DILabel(scope: !10, name: "l", file: !6, line: 3, column: 4, isArtificial: true)
!29 = !DIObjCProperty(name: "p", file: !6, line: 1, setter: "s", getter: "g", attributes: 7, type: !7)
!30 = distinct !DILocation(line: 2, column: 3, scope: !21, inlinedAt: !31, isImplicitCode: true)
!31 = !DILocation(line: 0, scope: !10)
!32 = !DIMacroFile(line: 1, file: !6, nodes: !33)
!33 = !{!34}
!34 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "A", value: "1")
!35 = !DIStringType(name: "c", stringLength: !20, stringLengthExpression: !DIExpression(), size: 32, encoding: DW_ATE_signed)
!36 = distinct !DIAssignID()
!37 = distinct !DIAssignID()
!38 = !DICommonBlock(scope: !10, declaration: !39, name: "c", file: !6, line: 3)
!39 = distinct !DIGlobalVariable(name: "g", linkageName: "g", scope: !5, file: !6, line: 1, type: !7, isLocal: false, isDefinition: true, templateParams: !0, align: 64, annotations: !0)
!40 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 16))
!41 = !{!40}
!42 = !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_constu, 18446744073709551615, DW_OP_LLVM_arg, 0)
!43 = !GenericDINode(tag: 3, header: "h", operands: {!0, null, !1})
!44 = !DISubrangeType(name: "r", baseType: !7, lowerBound: i64 1, upperBound: i64 5, stride: i64 1)
!45 = !DIFixedPointType(name: "fx", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 7, !"Dwarf Version", i32 5}
!60 = !{!61}
!61 = distinct !{!61, !60}
!100 = !{i32 1}
