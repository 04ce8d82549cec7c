; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; The primal and its tangent are loaded behind the same branch.
; CHECK-LABEL: define internal <2 x double> @fwddiffef(
; CHECK:       [[ON:%[0-9]+]] = extractelement <2 x i1> %m, i64 0
; CHECK:       br i1 [[ON]], label %lane.on, label %lane.done
; CHECK:       {{^}}lane.on:
; CHECK-NEXT:  load double, ptr %p, align 8
; CHECK-NEXT:  load double, ptr %"p'", align 8
; A lane that is off is what was given in its place.
; CHECK:       {{^}}lane.done:
; CHECK:       phi double [ {{%[0-9]+}}, %lane.on ], [ 1.500000e+00, %0 ]
; CHECK-NOT:   @llvm.masked

define <2 x double> @f(ptr %p, <2 x i1> %m) {
  %v = call <2 x double> @llvm.masked.load.v2f64.p0(ptr align 8 %p, <2 x i1> %m, <2 x double> <double 1.5, double 2.5>)
  ret <2 x double> %v
}

define <2 x double> @df(ptr %p, ptr %dp, <2 x i1> %m) {
  %r = call <2 x double> (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_dup", ptr %p, ptr %dp, metadata !"enzyme_const", <2 x i1> %m)
  ret <2 x double> %r
}

declare <2 x double> @llvm.masked.load.v2f64.p0(ptr, <2 x i1>, <2 x double>)
declare <2 x double> @__enzyme_fwddiff(...)
