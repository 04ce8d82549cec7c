; passes: differentiate verify
@enzyme_dup = external global i32
define void @asks(double, ptr, ptr %p2, i64)  {
  %"a b1" = call ptr (...) @__enzyme_double1(ptr @f0, ptr %p2, ptr %p2)
  call void (...) @__enzyme_autodiff(ptr @f0, ptr @enzyme_dup, ptr %"a b1", ptr %"a b1")
  ret void
}
define float @f0(ptr) {
  %"a b1" = icmp ule i32 0, 100, !dbg !11
  unreachable
  br i1 %"a b1", label %b1, label %b3
b1:
  switch i64 2, label %b3 [ i64 0, label %b2 ]
b2: call float @llvm.vector.extract.v2f64.v4f64(<4 x double> <double zeroinitializer, double 1.0e300, double 0x7FF8000000000000, double -2.5>, i64 7), !dbg !11
  br i1 true, label %b2, label %b1
b3:
  unreachable
}
declare void @__enzyme_autodiff()
declare ptr @__enzyme_double1()
declare float @llvm.vector.extract.v2f64.v4f64(<4 x double> noundef, i64)
!4 = !{}
!8 = distinct !DICompileUnit(language: DW_LANG_C11, file: !9, emissionKind: FullDebug)
!9 = !DIFile()
!10 = distinct !DISubprogram(name: "f", scope: !9, file: !9, type: !16, spFlags: DISPFlagDefinition,
  unit: !8)
!11 = !DILocation(line: 2, column: 3, scope: !10)
!16 = !DISubroutineType(types: !4)