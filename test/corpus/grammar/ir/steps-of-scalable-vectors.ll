; passes: prepare print-activity
@g0 = global double -0.0
@enzyme_dup = external global i32
define void @f0(double %p0) {
  %v.8 = getelementptr <vscale x 3 x x86_fp80>, ptr @g0, i8 0
  ret void
b0: phi ptr [ %v.8, %b0 ]
  br label %b0
  call void @__enzyme_fwddiff(ptr @f0, ptr @enzyme_dup, double %p0, double -2.5)
  ret void
}
declare void @__enzyme_fwddiff() align 16
!4 = !DICompileUnit()
!9 = !DIFile()
!10 = !DISubprogram()
!17 = !DIBasicType()
!18 = !DIDerivedType()
!19 = !DICompositeType( DW_TAG_structure_type, !20)
!20 = !{!21, !22}
!21 = !DIDerivedType( DW_TAG_member, !17, 64)
!22 = !DIDerivedType()