; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

; Nothing can be put on the way to the inner loop, where its rounds begin to count.
declare double @__enzyme_autodiff(...)

; expected-error@below {{again cannot be run backwards: a loop in it is entered by a computed jump (goto *) [EZ0409]}}
; expected-note@below {{use if, while and for in place of computed jumps}}
define double @again(ptr %where, double %x) {
  br label %outer
outer:
  %s = phi double [ %x, %0 ], [ %m, %inner ]
  %t = load ptr, ptr %where
  indirectbr ptr %t, [label %inner, label %out]
inner:
  %r = phi double [ %s, %outer ], [ %m, %inner ]
  %m = fmul double %r, %r
  %c = load i1, ptr %where
  br i1 %c, label %inner, label %outer
out:
  ret double %s
}

define double @gradient(ptr %where, ptr %dwhere, double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @again, ptr %where, ptr %dwhere, double %x)
  ret double %r
}
