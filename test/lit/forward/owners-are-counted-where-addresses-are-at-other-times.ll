; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; Memory that holds an address at one time and a count, or a lock, at another: what is compared with
; small integers is no address, so that nothing is counted in the shadow. Half an address is none.
; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       atomicrmw sub ptr %block, i64 1 release, align 8
; CHECK:       atomicrmw xchg ptr %block, i32 0 release, align 4
; CHECK-NOT:   atomicrmw
; CHECK-LABEL: define internal void @diffef(
; CHECK:       atomicrmw sub ptr %block, i64 1 release, align 8
; CHECK:       atomicrmw xchg ptr %block, i32 0 release, align 4
; CHECK-NOT:   atomicrmw
; CHECK:       ret void

define double @f(ptr %x, ptr %block, ptr %kept) {
  store ptr %x, ptr %block
  %where = load ptr, ptr %block
  %value = load double, ptr %where
  %owners = atomicrmw sub ptr %block, i64 1 release, align 8
  %last = icmp eq i64 %owners, 1
  store i64 %owners, ptr %kept
  %unlocked = atomicrmw xchg ptr %block, i32 0 release, align 4
  %squared = fmul double %value, %value
  %y = select i1 %last, double %value, double %squared
  ret double %y
}

declare double @__enzyme_fwddiff(ptr, ...)
declare void @__enzyme_autodiff(ptr, ...)

define double @derivatives(ptr %x, ptr %dx, ptr %block, ptr %dblock, ptr %kept, ptr %dkept) {
  %d = call double (ptr, ...) @__enzyme_fwddiff(ptr @f, ptr %x, ptr %dx, ptr %block, ptr %dblock, ptr %kept, ptr %dkept)
  call void (ptr, ...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, ptr %block, ptr %dblock, ptr %kept, ptr %dkept)
  ret double %d
}
