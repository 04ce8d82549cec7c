; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

; What is compared with null, or moved on and looked at, may be an address: its shadow would be lost.
; expected-error@below {{an atomic add of memory that carries derivatives: only atomic sums have one [EZ0402]}}
; expected-error@below {{an atomic exchange of memory that carries derivatives: only atomic sums have one [EZ0402]}}
; expected-note@below 2 {{make it an atomic addition, or differentiate one thread at a time}}
define double @f(ptr %x, ptr %block) {
  store ptr %x, ptr %block
  %old = atomicrmw add ptr %block, i64 8 monotonic, align 8
  %taken = atomicrmw xchg ptr %block, i64 0 monotonic, align 8
  %none = icmp eq i64 %taken, 0
  %at = inttoptr i64 %old to ptr
  %value = load double, ptr %at
  %y = select i1 %none, double 0.0, double %value
  ret double %y
}

declare double @__enzyme_fwddiff(ptr, ...)

define double @df(ptr %x, ptr %dx, ptr %block, ptr %dblock) {
  %d = call double (ptr, ...) @__enzyme_fwddiff(ptr @f, ptr %x, ptr %dx, ptr %block, ptr %dblock)
  ret double %d
}
