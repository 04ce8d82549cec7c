; passes: differentiate print-cfg
@g0 = global ptr null align 16
@enzyme_dup = external global i32
define  double @f0(ptr %p0, float) {
  store [1 x ptr] [ptr @g0], ptr %p0, align 8, !annotation !3
  store { float } { float 0xC1CDCD6500000000 }, ptr %p0, align 1
  ret double -2.5
}
define  void @asks( ptr align 8 %p1, ptr %p2, i64, float %p4) {
  call void (...) @__enzyme_autodiff(ptr @f0, ptr @enzyme_dup, ptr %p2, ptr %p1, float %p4)
  ret void
}
declare void @__enzyme_autodiff()
!3 = !{!"text"}
!4 = !{}
!8 = !DICompileUnit()