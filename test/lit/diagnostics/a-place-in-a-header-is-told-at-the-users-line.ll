; RUN: not %enzyme-opt --differentiate --disable-output "%s" 2>&1 | %FileCheck "%s"

; What was inlined, and what calls of functions lead to, is told at the nearest line of the user's own.

; CHECK: {{^}}/home/me/a.cpp:9:12: error: a bitwise exclusive or (^) works on the bits of a floating-point number
; CHECK-NEXT: {{^}}/usr/include/lib/bits.h:30:9: note: this is in lib::Spline<double>::bend, which is called from there
; CHECK: {{^}}/home/me/a.cpp:7:11: error: a multiplication works on the bits of a floating-point number
; CHECK-NEXT: {{^}}/usr/include/lib/bits.h:20:9: note: this is in lib::inlined, which is called from there

declare double @__enzyme_autodiff(...)

define double @f(double %x) !dbg !5 {
  %bits = bitcast double %x to i64, !dbg !20
  %more = mul i64 %bits, 3, !dbg !20
  %back = bitcast i64 %more to double, !dbg !20
  %y = call double @_ZN3lib5outerEd(double %back), !dbg !23
  ret double %y, !dbg !23
}

define linkonce_odr double @_ZN3lib5outerEd(double %x) !dbg !8 {
  %y = call double @_ZN3lib6SplineIdE4bendEd(double %x), !dbg !25
  ret double %y, !dbg !25
}

define linkonce_odr double @_ZN3lib6SplineIdE4bendEd(double %x) !dbg !7 {
  %bits = bitcast double %x to i64, !dbg !24
  %more = xor i64 %bits, 3, !dbg !24
  %back = bitcast i64 %more to double, !dbg !24
  ret double %back, !dbg !24
}

define double @slope(double %x) !dbg !9 {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x), !dbg !26
  ret double %d, !dbg !26
}

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, emissionKind: LineTablesOnly)
!2 = !DIFile(filename: "/home/me/a.cpp", directory: "/home/me")
!3 = !DIFile(filename: "/usr/include/lib/bits.h", directory: "/home/me")
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 6, type: !4, unit: !1, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "inlined", linkageName: "_ZN3lib7inlinedEd", scope: !3, file: !3, line: 19, type: !4, unit: !1, spFlags: DISPFlagDefinition)
!7 = distinct !DISubprogram(name: "bend", linkageName: "_ZN3lib6SplineIdE4bendEd", scope: !3, file: !3, line: 29, type: !4, unit: !1, spFlags: DISPFlagDefinition)
!8 = distinct !DISubprogram(name: "outer", linkageName: "_ZN3lib5outerEd", scope: !3, file: !3, line: 39, type: !4, unit: !1, spFlags: DISPFlagDefinition)
!9 = distinct !DISubprogram(name: "slope", scope: !2, file: !2, line: 12, type: !4, unit: !1, spFlags: DISPFlagDefinition)
!20 = !DILocation(line: 20, column: 9, scope: !6, inlinedAt: !21)
!21 = distinct !DILocation(line: 7, column: 11, scope: !5)
!23 = !DILocation(line: 9, column: 12, scope: !5)
!24 = !DILocation(line: 30, column: 9, scope: !7)
!25 = !DILocation(line: 40, column: 9, scope: !8)
!26 = !DILocation(line: 13, column: 9, scope: !9)
