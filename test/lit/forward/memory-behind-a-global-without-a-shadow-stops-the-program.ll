; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; A workspace that was allocated before any derivative was asked for.
; CHECK:       @enzyme_cc.message{{.*}}the memory that a global variable points to was allocated outside of the derivative
; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       %work = load ptr, ptr @workspace
; CHECK-NEXT:  %"work'" = load ptr, ptr @workspace_shadow
; CHECK-NEXT:  [[THERE:%[0-9]+]] = icmp ne ptr %work, null
; CHECK-NEXT:  [[NONE:%[0-9]+]] = icmp eq ptr %"work'", null
; CHECK-NEXT:  [[STOP:%[0-9]+]] = and i1 [[NONE]], [[THERE]]
; CHECK-NEXT:  call void @enzyme_cc.stop_if(i1 [[STOP]]

@workspace = internal global ptr null

define double @f(double %x, i1 %first) {
  br i1 %first, label %make, label %use

make:
  %new = call ptr @malloc(i64 8)
  store ptr %new, ptr @workspace
  br label %use

use:
  %work = load ptr, ptr @workspace
  store double %x, ptr %work
  %y = load double, ptr %work
  ret double %y
}

define double @df(double %x, double %dx, i1 %first) {
  %d = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, i1 %first)
  ret double %d
}

declare ptr @malloc(i64)
declare double @__enzyme_fwddiff(...)
