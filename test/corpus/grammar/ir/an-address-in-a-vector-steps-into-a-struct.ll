; passes: print-types verify
%s = type { i32, [4 x float], ptr }
define <2 x ptr> @f(<2 x ptr> %v, i64 %i) {
  %a = getelementptr %s, <2 x ptr> %v, <2 x i64> zeroinitializer, <2 x i32> splat (i32 1), i64 %i
  ret <2 x ptr> %a
}
