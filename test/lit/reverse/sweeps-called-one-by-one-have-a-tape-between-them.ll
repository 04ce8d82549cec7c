; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK: @[[MARK:enzyme_cc\.tape\.[0-9a-f]+]] = linkonce_odr constant i8 0

; CHECK-LABEL: define { ptr, double } @taped(
; CHECK:       [[BLOCK:%[0-9]+]] = call ptr @enzyme_cc.reserved(i64 16, i64 1)
; CHECK-NEXT:  store ptr @[[MARK]], ptr [[BLOCK]]
; CHECK:       call { double, { double } } @augmentedf(ptr %x, ptr %dx, ptr null)
; CHECK:       ret { ptr, double }

; The reverse knows the tape by its mark, and frees it:
; CHECK-LABEL: define void @back(
; CHECK:       [[NONE:%[0-9]+]] = icmp eq ptr %tape, null
; CHECK-NEXT:  call void @enzyme_cc.stop_if(i1 [[NONE]],
; CHECK:       [[OTHER:%[0-9]+]] = icmp ne ptr {{%[0-9]+}}, @[[MARK]]
; CHECK-NEXT:  call void @enzyme_cc.stop_if(i1 [[OTHER]],
; CHECK:       call void @reversef(ptr %x, ptr %dx, double %seed, { double }
; CHECK-NEXT:  call void @__enzyme_cc_tape_released(ptr %tape)

define double @f(ptr %x) {
  %a = load double, ptr %x
  %r = fmul double %a, %a
  ret double %r
}

define { ptr, double } @taped(ptr %x, ptr %dx) {
  %r = call { ptr, double } (...) @__enzyme_augmentfwd(ptr @f, ptr %x, ptr %dx)
  ret { ptr, double } %r
}

define void @back(ptr %x, ptr %dx, double %seed, ptr %tape) {
  call void (...) @__enzyme_reverse(ptr @f, ptr %x, ptr %dx, double %seed, ptr %tape)
  ret void
}

declare { ptr, double } @__enzyme_augmentfwd(...)
declare void @__enzyme_reverse(...)
