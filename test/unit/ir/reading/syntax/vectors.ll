; Vectors and aggregates.
define void @vectors(<4 x i32> %v, <4 x i32> %w, i32 %x, <vscale x 4 x float> %s, <4 x ptr> %p) {
  %1 = extractelement <4 x i32> %v, i32 0
  %2 = extractelement <4 x i32> %v, i64 %i
  %3 = insertelement <4 x i32> %v, i32 %x, i32 3
  %4 = insertelement <vscale x 4 x float> poison, float 1.0, i64 0
  %5 = shufflevector <4 x i32> %v, <4 x i32> %w, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %6 = shufflevector <4 x i32> %v, <4 x i32> poison, <8 x i32> <i32 0, i32 poison, i32 1, i32 5, i32 poison, i32 poison, i32 3, i32 2>
  %7 = shufflevector <vscale x 4 x float> %4, <vscale x 4 x float> poison, <vscale x 4 x i32> zeroinitializer
  %8 = shufflevector <4 x i32> %v, <4 x i32> undef, <2 x i32> poison
  %9 = shufflevector <4 x ptr> %p, <4 x ptr> poison, <1 x i32> zeroinitializer
  ret void

later:
  %i = add i64 0, 0
  ret void
}

define { i32, [2 x float] } @aggregates({ i32, [2 x float] } %a, [3 x { i8, ptr }] %b, float %f) {
  %1 = extractvalue { i32, [2 x float] } %a, 1
  %2 = extractvalue { i32, [2 x float] } %a, 1, 0
  %3 = extractvalue [3 x { i8, ptr }] %b, 2, 1, !x !0
  %4 = insertvalue { i32, [2 x float] } %a, float %f, 1, 1
  %5 = insertvalue [3 x { i8, ptr }] %b, { i8, ptr } undef, 0
  %6 = insertvalue { i32, [2 x float] } poison, i32 3, 0, !x !0
  %7 = extractvalue <{ i64, i1 }> zeroinitializer, 1
  ret { i32, [2 x float] } %4
}

!0 = !{}
