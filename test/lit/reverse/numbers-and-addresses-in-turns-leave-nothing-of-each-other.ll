; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; Where a number comes, the forward sweep takes away what is the address of a shadow, but no adjoint.
; CHECK-LABEL: define internal void @diffef(ptr %p, ptr %"p'", ptr %q, ptr %"q'")
; An adjoint that was there before the call stays, and the program stops before an address takes its
; place.
; CHECK:       [[GIVEN:%[0-9]+]] = call i1 @enzyme_cc.given_here(ptr %"p'")
; CHECK:       [[KEPT:%[0-9]+]] = select i1 {{%[0-9]+}}, i1 false, i1 [[GIVEN]]
; CHECK:       [[LOST:%[0-9]+]] = and i1 [[KEPT]],
; CHECK:       call void @enzyme_cc.stop_if(i1 [[LOST]],
; CHECK:       [[PLACE:%[0-9]+]] = select i1 [[KEPT]], ptr {{%[0-9]+}}, ptr %"p'"
; CHECK:       store ptr {{%[0-9]+}}, ptr [[PLACE]]
; CHECK:       store double %y, ptr %p
; CHECK-NEXT:  [[OLD:%[0-9]+]] = load i64, ptr %"p'", align 1
; CHECK-NEXT:  [[THERE:%[0-9]+]] = icmp ne i64 [[OLD]], 0
; CHECK-NEXT:  [[EXPONENT:%[0-9]+]] = and i64 [[OLD]], 9218868437227405312
; CHECK-NEXT:  [[TINY:%[0-9]+]] = icmp eq i64 [[EXPONENT]], 0
; CHECK-NEXT:  [[ADDRESS:%[0-9]+]] = and i1 [[TINY]], [[THERE]]
; CHECK-NEXT:  [[LEFT:%[0-9]+]] = select i1 [[ADDRESS]], i64 0, i64 [[OLD]]
; CHECK:       store i64 {{%[0-9]+}}, ptr %"p'", align 1

; Where the address came it stays, for those who look for it there afterwards.
; CHECK:       {{^}}back.
; CHECK:       load double, ptr %"p'"
; CHECK-NOT:   memset
; CHECK:       ret void

; In memory of its own the reverse sweep takes it away: what was there before was a number.
; CHECK-LABEL: define internal void @diffeg(ptr %q, ptr %"q'")
; CHECK:       [[OWN:%"m'"]] = alloca double
; CHECK:       {{^}}back.
; CHECK:       call void @llvm.memset.p0.i64(ptr [[OWN]], i8 0, i64 {{.*}}, i1 false)
; CHECK:       ret void

define void @f(ptr %p, ptr %q) {
  store ptr %q, ptr %p
  %a = load ptr, ptr %p
  %x = load double, ptr %a
  %y = fmul double %x, %x
  store double %y, ptr %p
  ret void
}

define void @g(ptr %q) {
  %m = alloca double
  store ptr %q, ptr %m
  %a = load ptr, ptr %m
  %x = load double, ptr %a
  %y = fmul double %x, %x
  store double %y, ptr %m
  %z = load double, ptr %m
  store double %z, ptr %q
  ret void
}

define void @gradient(ptr %p, ptr %dp, ptr %q, ptr %dq) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp, ptr %q, ptr %dq)
  call void (...) @__enzyme_autodiff(ptr @g, ptr %q, ptr %dq)
  ret void
}

declare void @__enzyme_autodiff(...)
