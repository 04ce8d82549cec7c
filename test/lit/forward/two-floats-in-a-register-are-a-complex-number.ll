; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; What a formula calls is called as the program calls its like.
; CHECK-LABEL: define internal <2 x float> @fwddiffef(
; CHECK:       call <2 x float> @csinf(<2 x float> %
; CHECK:       call <2 x float> @ccosf(<2 x float> %{{.*}}) nounwind willreturn readnone
; CHECK-NOT:   enzyme_cc.numbers

define <2 x float> @f(<2 x float> %z) {
  %r = call <2 x float> @csinf(<2 x float> %z)
  ret <2 x float> %r
}

define <2 x float> @df(<2 x float> %z, <2 x float> %dz) {
  %r = call <2 x float> (...) @__enzyme_fwddiff(ptr @f, <2 x float> %z, <2 x float> %dz)
  ret <2 x float> %r
}

declare <2 x float> @csinf(<2 x float>)
declare <2 x float> @__enzyme_fwddiff(...)
