; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; What the caller leaves as it is the callee reads again, and keeps nothing:
; CHECK-LABEL: define internal double @diffestays(
; CHECK:       call double @augmentedsquare(
; CHECK:       call void @reversesquare(
; CHECK-LABEL: define internal double @augmentedsquare(
; CHECK-LABEL: define internal void @reversesquare(
; CHECK:       load double, ptr %p

; What the caller overwrites is kept in the forward sweep:
; CHECK-LABEL: define internal double @diffechanges(
; CHECK:       call { double, { double } } @augmentedsquare.1(
; CHECK-LABEL: define internal { double, { double } } @augmentedsquare.1(
; CHECK-LABEL: define internal void @reversesquare.1(
; CHECK-NOT:   load double, ptr %p
; CHECK:       ret void

define double @square(ptr %p) noinline {
  %v = load double, ptr %p
  %s = fmul double %v, %v
  ret double %s
}

define double @stays(double %x) {
  %p = alloca double
  store double %x, ptr %p
  %s = call double @square(ptr %p)
  %t = fmul double %s, %s
  ret double %t
}

define double @changes(double %x) {
  %p = alloca double
  store double %x, ptr %p
  %s = call double @square(ptr %p)
  store double 0.0, ptr %p
  %t = fmul double %s, %s
  ret double %t
}

declare double @__enzyme_autodiff(ptr, ...)

define double @back(double %x) {
  %a = call double (ptr, ...) @__enzyme_autodiff(ptr @stays, double %x)
  %b = call double (ptr, ...) @__enzyme_autodiff(ptr @changes, double %x)
  %c = fadd double %a, %b
  ret double %c
}
