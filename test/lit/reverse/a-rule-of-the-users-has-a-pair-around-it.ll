; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @diffef(
; CHECK:       [[BOTH:%[0-9]+]] = call { double, double } @augmentedsine(double %x, ptr %pending)
; CHECK:       [[TAPE:%[0-9]+]] = extractvalue { double, double } [[BOTH]], 1
; CHECK:       call double @reversesine(double poison, double {{.*}}, double [[TAPE]])

; CHECK-LABEL: define internal { double, double } @augmentedsine(
; CHECK:       call { double, double } @augmented(double %0)

; The gradient does not look at the first parameter, which is therefore not kept for it.
; CHECK-LABEL: define internal double @reversesine(
; CHECK:       call double @gradient(double 0.000000e+00, double %1, double %tape)

@__enzyme_register_gradient_sine = global [3 x ptr] [ptr @sine, ptr @augmented, ptr @gradient]

declare double @sine(double)
declare double @sin(double)
declare double @cos(double)

define { double, double } @augmented(double %x) {
  %tape = call double @cos(double %x)
  %primal = call double @sin(double %x)
  %one = insertvalue { double, double } poison, double %tape, 0
  %both = insertvalue { double, double } %one, double %primal, 1
  ret { double, double } %both
}

define double @gradient(double %x, double %seed, double %tape) {
  %r = fmul double %seed, %tape
  ret double %r
}

define double @f(double %x) {
  %a = call double @sine(double %x)
  %b = fmul double %a, %a
  ret double %b
}

define double @df(double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %r
}

declare double @__enzyme_autodiff(...)
