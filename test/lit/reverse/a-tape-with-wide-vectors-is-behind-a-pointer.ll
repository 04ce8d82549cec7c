; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; How such vectors are returned is another thing in the two functions, which are for two machines.
; CHECK-LABEL: define internal void @diffef(
; CHECK:       call { double, ptr } @augmentedinner(
; CHECK-LABEL: define internal { double, ptr } @augmentedinner(

define double @inner(ptr %p) noinline "target-features"="+avx2" {
  %x = load <4 x double>, ptr %p
  %y = fmul <4 x double> %x, %x
  store <4 x double> %y, ptr %p
  %z = extractelement <4 x double> %y, i64 1
  ret double %z
}

define double @f(ptr %p) {
  %y = call double @inner(ptr %p)
  %z = fmul double %y, 3.0
  ret double %z
}

define void @gradient(ptr %p, ptr %dp) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp)
  ret void
}

declare void @__enzyme_autodiff(...)
