; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; Both ways are told apart by a phi, as long as it can be seen in the reverse sweep.
; CHECK-LABEL: define internal { double, double } @diffef(
; CHECK:       %way = phi i64 [ 0, %then ], [ 1, %else ]
; CHECK:       {{^}}back.then:
; CHECK:       fmul double 3.000000e+00,
; CHECK:       {{^}}back.else:
; CHECK:       fmul double 5.000000e+00,
; CHECK:       {{^}}back.end:
; The adjoint of a phi goes to what came in, of which nothing is known but that it was zero:
; CHECK-NEXT:  switch i64 %way, label
; CHECK:       store double %0, ptr %"b'"
; CHECK-NEXT:  br label %back.else
; CHECK:       store double %0, ptr %"a'"
; CHECK-NEXT:  br label %back.then

define double @f(double %x, double %y, i1 %c) {
  br i1 %c, label %then, label %else
then:
  %a = fmul double %x, 3.0
  br label %end
else:
  %b = fmul double %y, 5.0
  br label %end
end:
  %r = phi double [ %a, %then ], [ %b, %else ]
  ret double %r
}

define { double, double } @gradient(double %x, double %y, i1 %c) {
  %r = call { double, double } (...) @__enzyme_autodiff(ptr @f, double %x, double %y, i1 %c)
  ret { double, double } %r
}

declare { double, double } @__enzyme_autodiff(...)
