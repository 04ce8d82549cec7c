; passes: differentiate canonicalise
@g0 = global ptr null
@g1 = global i64 8
@enzyme_const = external global i32
define fastcc float @f0( float %p1) {
  unreachable
}
define linkonce_odr double @f1(double noundef %p0, ptr noundef %p1) nounwind { call double @cblas_ddot(i32 -1, ptr noundef @g1, i32 2, ptr noalias %p1, i32 0) nounwind
  ret double %p0
}
define  ptr @f2(ptr addrspace(1) %p0, ptr addrspace(1) %p1, double %p2) #2 !prof !28 {
  %v.4 = notail call double @lgamma(double %p2)
  indirectbr ptr @g0, [label %b3, label %b0]
b0:
  %"a b6" = call double (...) @__enzyme_fwddiff1(ptr @f1, double 0.0, double %v.4, ptr @g0, ptr @g1)
  switch i64 100, label %b1 [ i64 0, label %b2 i64 1, label %b2 ]
b1:
  ret ptr getelementptr (i8, ptr @g1)
b2:
  ret ptr null
b3:
  store double %v.4, ptr @g1
  br i1 true, label %b1, label %b0
}
define  void @asks(double %p0, ptr nonnull %p1, ptr %p4) #0 {
  call void (...) @__enzyme_autodiff(ptr @f2, ptr @enzyme_const, ptr addrspace(1) null, ptr @enzyme_const, ptr addrspace(1) null, double %p0)
  ret void
}
declare void @__enzyme_autodiff(...) "enzyme_inactive"
declare double @__enzyme_fwddiff1(...) unnamed_addr
declare double @cblas_ddot(i32, ptr, i32, ptr, i32) #2
declare double @lgamma(double) unnamed_addr
!3 = !{!"text"}
!4 = !{}
!8 = distinct !DICompileUnit(language: DW_LANG_C11)
!9 = !DIFile(filename: "/")
!10 = distinct !DISubprogram(name: "f")
!16 = !DISubroutineType(types: !4)
!17 = !DIBasicType( DW_ATE_float)
!18 = !DIDerivedType( size: 64)
!19 = !DICompositeType(tag: DW_TAG_structure_type)
!20 = !{!21, !22}
!21 = !DIDerivedType(tag: DW_TAG_member)
!22 = !DIDerivedType(tag: 64)
!28 = !{!"function_entry_count", i64 3}