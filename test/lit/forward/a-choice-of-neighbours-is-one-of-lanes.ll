; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; Neighbours are put side by side, and then there is a rule: the first one wins where they are equal.
; CHECK-LABEL: define internal <2 x double> @fwddiffef(
; CHECK:       [[L:%[0-9]+]] = shufflevector <2 x double> %a, <2 x double> %b, <2 x i32> <i32 0, i32 2>
; CHECK:       [[R:%[0-9]+]] = shufflevector <2 x double> %a, <2 x double> %b, <2 x i32> <i32 1, i32 3>
; CHECK:       call <2 x double> @llvm.aarch64.neon.fmax.v2f64(<2 x double> [[L]], <2 x double> [[R]])
; CHECK:       fcmp olt <2 x double> [[L]], [[R]]
; CHECK-NOT:   @llvm.aarch64.neon.fmaxp

target triple = "aarch64-unknown-linux-gnu"

define <2 x double> @f(<2 x double> %a, <2 x double> %b) {
  %r = call <2 x double> @llvm.aarch64.neon.fmaxp.v2f64(<2 x double> %a, <2 x double> %b)
  ret <2 x double> %r
}

define <2 x double> @df(<2 x double> %a, <2 x double> %b) {
  %r = call <2 x double> (...) @__enzyme_fwddiff(ptr @f, <2 x double> %a, <2 x double> %b, <2 x double> %b, <2 x double> %a)
  ret <2 x double> %r
}

declare <2 x double> @llvm.aarch64.neon.fmaxp.v2f64(<2 x double>, <2 x double>)
declare <2 x double> @__enzyme_fwddiff(...)
