; What an argument was copied to is gone when a gradient of the user's looks at it: where it was
; changed, the caller's memory is no more the same.
; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

%big = type { [5 x double] }

declare double @__enzyme_autodiff(...)

@__enzyme_register_gradient_cube = global [3 x ptr] [ptr @cube, ptr @augmented, ptr @gradient]

define double @cube(ptr %x) noinline {
  %v = load double, ptr %x
  %r = fmul double %v, %v
  ret double %r
}
define double @augmented(ptr %x, ptr %dx) {
  %r = call double @cube(ptr %x)
  ret double %r
}
define void @gradient(ptr %x, ptr %dx, double %seed) {
  %v = load double, ptr %x
  %s = fmul double %v, %seed
  store double %s, ptr %dx
  ret void
}

; expected-error@below {{a gradient of a rule may read a struct that is passed as a copy and changed here: when it is called, the copy is gone [EZ0408]}}
; expected-note@below {{it is changed at}}
; expected-note@below {{copy it to a variable of the function, and change that}}
define double @changed(ptr byval(%big) %b) noinline {
  %v = load double, ptr %b
  %twice = fmul double %v, 2.0
  store double %twice, ptr %b
  %r = call double @cube(ptr %b)
  ret double %r
}

define double @as_it_was(ptr byval(%big) %b) noinline {
  %r = call double @cube(ptr %b)
  ret double %r
}

define double @outer(ptr %x) {
  %r = call double @changed(ptr byval(%big) %x)
  %s = call double @as_it_was(ptr byval(%big) %x)
  %t = fadd double %r, %s
  ret double %t
}

define void @ask(ptr %x, ptr %dx) {
  call double (...) @__enzyme_autodiff(ptr @outer, ptr %x, ptr %dx)
  ret void
}
