; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @solve(double, ptr, i32)
declare i32 @print(double, ptr readonly)
declare double @__enzyme_fwddiff(...)

; expected-error@below {{solve has no body here and no rule, and what it is given carries a derivative [EZ0301]}}
; expected-note@below {{provide its body: compile what defines solve in the same unit}}
; expected-note@below {{struct solve_dual forward_solve(double x0, double dx0, void *x1, void *dx1, int x2);}}
; expected-error@below {{print has no body here and no rule, and what it is given carries a derivative [EZ0301]}}
; expected-note@below {{provide its body: compile what defines print in the same unit}}
; expected-note@below {{struct print_dual forward_print(double x0, double dx0, void *x1, void *dx1);}}
; expected-note@below {{void *__enzyme_inactivefn_print = (void *)print;}}
define double @f(double %x, ptr %p) {
  %a = call double @solve(double %x, ptr %p, i32 3)
  %b = call double @solve(double %a, ptr %p, i32 4)
  %c = call i32 @print(double %b, ptr %p)
  ret double %b
}

define double @df(double %x, double %dx, ptr %p, ptr %dp) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, ptr %p, ptr %dp)
  ret double %r
}
