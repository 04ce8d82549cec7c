; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal void @diffef(
; CHECK:       [[TAPE:%[0-9]+]] = call ptr @augmentedsquares(ptr %p, ptr %"p'", ptr %pending)
; CHECK:       call void @reversesquares(ptr %p, ptr %"p'", ptr [[TAPE]])
; CHECK:       define internal ptr @augmentedsquares(
; CHECK:       call ptr @enzyme_cc.reserved(i64 128, i64 1)
; Memory from malloc is not aligned as the vector was:
; CHECK-NEXT:  store <16 x double> %v, ptr {{%[0-9]+}}, align 16
; CHECK:       define internal void @reversesquares(ptr %p, ptr %"p'", ptr [[TAPE:%tape[.0-9]*]])
; CHECK-NOT:   alloca
; CHECK:       load <16 x double>, ptr [[TAPE]], align 16
; CHECK:       call void @__enzyme_cc_tape_released(ptr [[TAPE]])
; CHECK-NEXT:  ret void

define void @squares(ptr %p) noinline {
  %v = load <16 x double>, ptr %p
  %y = fmul <16 x double> %v, %v
  store <16 x double> %y, ptr %p
  ret void
}

define void @f(ptr %p) {
  call void @squares(ptr %p)
  ret void
}

define void @gradient(ptr %p, ptr %dp) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp)
  ret void
}

declare void @__enzyme_autodiff(...)
