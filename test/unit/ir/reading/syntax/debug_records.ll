; Debug records of every kind.
@g = global i32 0

define i32 @f(i32 %x, ptr %p) !dbg !3 {
entry:
    #dbg_value(i32 %x, !6, !DIExpression(), !7)
    #dbg_declare(ptr %p, !6, !DIExpression(DW_OP_deref), !7)
    #dbg_declare(ptr poison, !6, !DIExpression(), !7)
  %y = alloca i32, align 4, !DIAssignID !8
    #dbg_assign(i32 undef, !6, !DIExpression(), !8, ptr %y, !DIExpression(DW_OP_plus_uconst, 4), !7)
    #dbg_value(!DIArgList(i32 %x, i32 %z, ptr @g, i32 5), !6, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !7)
    #dbg_label(!9, !7)
    #dbg_value(!{}, !6, !DIExpression(), !DILocation(line: 1, scope: !3))
    #dbg_value(i32 7, !DILocalVariable(name: "inline", scope: !3), !DIExpression(), !7)
    #dbg_value(ptr getelementptr (i8, ptr @g, i64 1), !6, !DIExpression(), !7)
    #dbg_value(double 0x7FF8000000000000, !6, !DIExpression(), !7)
    #dbg_declare_value(ptr %p, !6, !DIExpression(), !7)
  br label %next, !dbg !7

next:
  %z = phi i32 [ %x, %entry ]
    #dbg_value(<2 x i32> <i32 1, i32 2>, !6, !DIExpression(), !7)
    #dbg_value(i32 %z, !6, !DIExpression(), !7)
    #dbg_value(!DIArgList(), !6, !DIExpression(), !7)
  ret i32 %z, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 1)
!7 = !DILocation(line: 1, scope: !3)
!8 = distinct !DIAssignID()
!9 = !DILabel(scope: !3, name: "l", file: !1, line: 2)
