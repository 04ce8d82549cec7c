; RUN: %enzyme-opt --reprint "%s" | %FileCheck "%s"
; RUN: %if llvm-as %{ %roundtrip %}

; CHECK-LABEL: define i32 @f(i32 %x) !dbg !4 {
define i32 @f(i32 %x) !dbg !4 {
; CHECK-NEXT:   #dbg_value(i32 %x, !8, !DIExpression(), !9)
    #dbg_value(i32 %x, !8, !DIExpression(), !9)
; CHECK-NEXT: %a = alloca i32, align 4, !dbg !10
  %a = alloca i32, align 4, !dbg !10
; CHECK-NEXT:   #dbg_declare(ptr %a, !8, !DIExpression(DW_OP_deref), !9)
    #dbg_declare(ptr %a, !8, !DIExpression(DW_OP_deref), !9)
; CHECK-NEXT:   #dbg_value(!DIArgList(i32 %x, i32 1), !8, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !9)
    #dbg_value(!DIArgList(i32 %x, i32 1), !8, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !9)
; CHECK-NEXT: ret i32 %x, !dbg !10
  ret i32 %x, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !7)
!5 = !DISubroutineType(types: !6)
!6 = !{!11, !11}
!7 = !{!8}
!8 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1, line: 1, type: !11)
!9 = !DILocation(line: 1, column: 1, scope: !4)
!10 = !DILocation(line: 2, column: 3, scope: !4)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
