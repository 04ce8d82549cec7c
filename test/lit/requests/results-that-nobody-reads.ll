; A request may be declared to return what there is not, where nobody reads that: its variable goes.
; RUN: %enzyme-opt --verify-diagnostics --disable-output --remarks --differentiate "%s"

declare double @__enzyme_autodiff(...)

define double @f(ptr %x) {
  %a = load double, ptr %x, align 8
  %r = fmul double %a, %a
  ret double %r
}

; expected-warning@below {{__enzyme_autodiff of f: it returns nothing, but is declared to return double: what the variable for that holds is undefined [EZ0149]}}
; expected-note@below {{derivatives of memory are in the shadows; declare the request void}}
define void @kept(ptr %x, ptr %dx) {
  %variable = alloca double
  %r = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  store double %r, ptr %variable, align 8
  ret void
}

define void @dropped(ptr %x, ptr %dx) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret void
}
