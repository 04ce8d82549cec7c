; Two bfloats that are one float are shuffled together, and added as a float.
; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal <4 x bfloat> @diffef(
; CHECK:       back.block:
; CHECK:       [[BOTH:%[0-9]+]] = bitcast <4 x bfloat> {{%[0-9]+}} to <2 x float>
; CHECK-NEXT:  [[A:%[0-9]+]] = extractelement <2 x float> [[BOTH]], i64 0
; CHECK-NEXT:  [[B:%[0-9]+]] = extractelement <2 x float> [[BOTH]], i64 1
; CHECK-NEXT:  [[SUM:%[0-9]+]] = fadd nsz float [[A]], [[B]]
; CHECK-NEXT:  insertelement <2 x float> zeroinitializer, float [[SUM]], i64 1

define bfloat @f(<4 x bfloat> %x) {
  %s = shufflevector <4 x bfloat> %x, <4 x bfloat> poison, <4 x i32> <i32 2, i32 3, i32 2, i32 3>
  %w = bitcast <4 x bfloat> %s to <2 x float>
  %a = extractelement <2 x float> %w, i32 0
  %b = extractelement <2 x float> %w, i32 1
  %p = fmul float %a, %b
  %r = fptrunc float %p to bfloat
  ret bfloat %r
}
define <4 x bfloat> @df(<4 x bfloat> %x) {
  %d = call <4 x bfloat> (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_out", <4 x bfloat> %x)
  ret <4 x bfloat> %d
}
declare <4 x bfloat> @__enzyme_autodiff(...)
