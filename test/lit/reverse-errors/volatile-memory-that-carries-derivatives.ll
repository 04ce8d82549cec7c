; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare void @__enzyme_autodiff(...)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; expected-error@below {{a volatile store of memory that carries derivatives [EZ0402]}}
; expected-error@below {{a volatile load of memory that carries derivatives [EZ0402]}}
; expected-note@below 2 {{take `volatile` away, or copy the value to a variable that is not}}
define double @f(ptr %p, double %x) {
  store volatile double %x, ptr %p, align 8
  %r = load volatile double, ptr %p, align 8
  ret double %r
}

; expected-error@below {{a volatile copy of memory that carries derivatives [EZ0402]}}
; expected-note@below {{take `volatile` away}}
define double @g(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 true)
  %r = load double, ptr %p, align 8
  ret double %r
}

; expected-error@below {{an atomic exchange of memory that carries derivatives: only atomic sums have one [EZ0402]}}
; expected-note@below {{make it an atomic addition, or differentiate one thread at a time}}
define double @h(ptr %p, double %x) {
  %old = atomicrmw xchg ptr %p, double %x seq_cst, align 8
  ret double %old
}

define void @gradients(ptr %p, ptr %dp, ptr %q, ptr %dq, double %x) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp, double %x)
  call void (...) @__enzyme_autodiff(ptr @g, ptr %p, ptr %dp, ptr %q, ptr %dq)
  call void (...) @__enzyme_autodiff(ptr @h, ptr %p, ptr %dp, double %x)
  ret void
}
