; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal <2 x double> @fwddiffef(
; CHECK:       %"a'" = insertelement <2 x double> %"v'", double %"x'", i32 1
; CHECK:       %"b'" = shufflevector <2 x double> %"a'", <2 x double> zeroinitializer, <2 x i32> <i32 1, i32 2>
; CHECK:       fmul <2 x double> %b, %"a'"
; CHECK:       fmul <2 x double> %a, %"b'"
; CHECK:       %"e'" = extractelement <2 x double> {{%[0-9]+}}, i32 0
; CHECK:       [[P:%[0-9]+]] = select <2 x i1>
; CHECK-NEXT:  [[D:%[0-9]+]] = fmul <2 x double> [[P]]
; CHECK-NEXT:  %r = insertelement
; CHECK-NEXT:  %"r'" = insertelement <2 x double> [[D]], double %"e'", i32 0

define <2 x double> @f(<2 x double> %v, double %x) {
  %a = insertelement <2 x double> %v, double %x, i32 1
  %b = shufflevector <2 x double> %a, <2 x double> <double 3.0, double 4.0>, <2 x i32> <i32 1, i32 2>
  %c = fmul <2 x double> %a, %b
  %e = extractelement <2 x double> %c, i32 0
  %d = call <2 x double> @llvm.sqrt.v2f64(<2 x double> %c)
  %r = insertelement <2 x double> %d, double %e, i32 0
  ret <2 x double> %r
}

define <2 x double> @df(<2 x double> %v, <2 x double> %dv, double %x, double %dx) {
  %r = call <2 x double> (...) @__enzyme_fwddiff(ptr @f, <2 x double> %v, <2 x double> %dv, double %x, double %dx)
  ret <2 x double> %r
}

declare <2 x double> @llvm.sqrt.v2f64(<2 x double>)
declare <2 x double> @__enzyme_fwddiff(...)
