; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal { double, ptr } @augmentedpower(double %x, i64 %n, ptr %0)
; CHECK:       call { double, ptr } @augmentedpower(double %x, i64 %m, ptr %0)
; CHECK:       call ptr @enzyme_cc.reserved(i64 16, i64 1)
; CHECK:       ret { double, ptr }
; CHECK-LABEL: define internal double @reversepower(double %x, i64 %n, double %0, ptr %tape)
; CHECK:       load double, ptr %tape
; CHECK:       call void @__enzyme_cc_tape_released(ptr %tape)
; CHECK-NEXT:  ret double
; CHECK:       call double @reversepower(double %x, i64 {{%[0-9]+}}, double {{%[0-9]+}}, ptr {{%[0-9]+}})
; Whether it called itself is told by n, which comes in once more:
; CHECK:       [[LAST:%[0-9]+]] = icmp eq i64 %n, 0
; CHECK-NEXT:  [[WAY:%[0-9]+]] = select i1 [[LAST]], i64 1, i64 0
; CHECK-NEXT:  switch i64 [[WAY]],

define double @power(double %x, i64 %n) {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %end, label %more
more:
  %m = sub i64 %n, 1
  %y = call double @power(double %x, i64 %m)
  %z = fmul double %x, %y
  ret double %z
end:
  ret double 1.0
}

define double @gradient(double %x, i64 %n) {
  %r = call double (...) @__enzyme_autodiff(ptr @power, double %x, i64 %n)
  ret double %r
}

declare double @__enzyme_autodiff(...)
