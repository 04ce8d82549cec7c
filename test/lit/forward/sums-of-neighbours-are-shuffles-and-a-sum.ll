; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal <4 x double> @fwddiffef(
; CHECK:       shufflevector <4 x double> %a, <4 x double> %b, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
; CHECK:       shufflevector <4 x double> %a, <4 x double> %b, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
; CHECK:       fadd <4 x double>
; CHECK-NOT:   @llvm.x86.avx.hadd

define <4 x double> @f(<4 x double> %a, <4 x double> %b) {
  %r = call <4 x double> @llvm.x86.avx.hadd.pd.256(<4 x double> %a, <4 x double> %b)
  ret <4 x double> %r
}

define <4 x double> @df(<4 x double> %a, <4 x double> %b) {
  %r = call <4 x double> (...) @__enzyme_fwddiff(ptr @f, <4 x double> %a, <4 x double> %b, <4 x double> %b, <4 x double> %a)
  ret <4 x double> %r
}

declare <4 x double> @llvm.x86.avx.hadd.pd.256(<4 x double>, <4 x double>)
declare <4 x double> @__enzyme_fwddiff(...)
