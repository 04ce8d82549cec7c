; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK:       define internal double @fwddiffef(double %x, double %"x'") !dbg ![[SUBPROGRAM:[0-9]+]]
; CHECK-NEXT:  #dbg_value(double %x, ![[VARIABLE:[0-9]+]], !DIExpression(), ![[PLACE:[0-9]+]])
; CHECK-NEXT:  %r = fmul double %x, %x, !dbg ![[PLACE]]
; CHECK-NEXT:  fmul double %x, %"x'", !dbg ![[PLACE]]
; CHECK:       ret double {{%[0-9]+}}, !dbg ![[PLACE]]
; CHECK:       ![[SUBPROGRAM]] = distinct !DISubprogram(name: "fwddiffef", scope: !1, file: !1, line: 1, {{.*}}spFlags: DISPFlagDefinition
; CHECK-NEXT:  ![[VARIABLE]] = !DILocalVariable(name: "x", arg: 1, scope: ![[SUBPROGRAM]]
; CHECK-NEXT:  ![[PLACE]] = !DILocation(line: 2, column: 3, scope: ![[SUBPROGRAM]])

define double @f(double %x) !dbg !4 {
    #dbg_value(double %x, !8, !DIExpression(), !9)
  %r = fmul double %x, %x, !dbg !9
  ret double %r, !dbg !9
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}

declare double @__enzyme_fwddiff(...)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !5)
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !7)
!5 = !{!6, !6}
!6 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!7 = !{!8}
!8 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1, line: 1, type: !6)
!9 = !DILocation(line: 2, column: 3, scope: !4)
