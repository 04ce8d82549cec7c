; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

; expected-error@below {{a special instruction of x86 (avx512.mask.fixupimm.pd.128) has no body here and no rule, and what it is given carries a derivative [EZ0301]}}
; expected-note@below {{write it with ordinary arithmetic, loads and stores}}
; expected-note@below {{or register a derivative for a function around it}}
define <2 x double> @f(<2 x double> %a, <2 x i64> %t) {
  %r = call <2 x double> @llvm.x86.avx512.mask.fixupimm.pd.128(<2 x double> %a, <2 x double> %a, <2 x i64> %t, i32 5, i8 -1)
  ret <2 x double> %r
}

define <2 x double> @df(<2 x double> %a, <2 x i64> %t) {
  %r = call <2 x double> (...) @__enzyme_fwddiff(ptr @f, <2 x double> %a, <2 x double> %a, metadata !"enzyme_const", <2 x i64> %t)
  ret <2 x double> %r
}

declare <2 x double> @llvm.x86.avx512.mask.fixupimm.pd.128(<2 x double>, <2 x double>, <2 x i64>, i32 immarg, i8)
declare <2 x double> @__enzyme_fwddiff(...)
