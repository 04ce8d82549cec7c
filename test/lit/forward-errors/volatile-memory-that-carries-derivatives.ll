; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_fwddiff(...)

; expected-error@below {{a volatile store of memory that carries derivatives [EZ0402]}}
; expected-error@below {{a volatile load of memory that carries derivatives [EZ0402]}}
; expected-note@below 2 {{take `volatile` away, or copy the value to a variable that is not}}
; expected-error@below {{an atomic exchange of memory that carries derivatives: only atomic sums have one [EZ0402]}}
; expected-note@below {{make it an atomic addition, or differentiate one thread at a time}}
define double @f(ptr %p, double %x) {
  store volatile double %x, ptr %p, align 8
  %r = load volatile double, ptr %p, align 8
  %old = atomicrmw xchg ptr %p, double %x seq_cst, align 8
  %y = fadd double %r, %old
  ret double %y
}

define double @df(ptr %p, ptr %dp, double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr %p, ptr %dp, double %x, double %dx)
  ret double %r
}
