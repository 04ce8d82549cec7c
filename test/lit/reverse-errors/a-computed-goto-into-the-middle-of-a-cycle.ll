; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_autodiff(...)

; expected-error@below {{step cannot be run backwards: control enters a cycle in it at several places, by a computed jump (goto *) [EZ0409]}}
; expected-note@below {{use if, while and for in place of computed jumps}}
define double @step(i1 %first, i1 %enough, ptr %where, double %x) {
  br i1 %first, label %4, label %1
1:
  %2 = fmul double %x, %x
  br label %3
3:
  indirectbr ptr %where, [label %1, label %4]
4:
  %5 = fadd double %x, 1.0
  br i1 %enough, label %6, label %3
6:
  ret double %5
}

define double @gradient(i1 %first, i1 %enough, ptr %where, double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @step, i1 %first, i1 %enough, metadata !"enzyme_const", ptr %where, double %x)
  ret double %r
}
