; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare void @__enzyme_autodiff(...)
declare void @square(ptr, ptr)

@__enzyme_register_gradient_square = global [3 x ptr] [ptr @square, ptr @augmented, ptr @gradient]

; It looks at a shadow: no call of it serves two directions.
define double @augmented(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  %v = load double, ptr %x
  %r = fmul double %v, %v
  store double %r, ptr %y
  %tape = load double, ptr %dx
  ret double %tape
}

define void @gradient(ptr %x, ptr %dx, ptr %y, ptr %dy, double %tape) {
  store double %tape, ptr %dx
  ret void
}

; expected-error@below {{what is registered for 'square' in reverse mode does not fit here: the augmented function takes one direction at a time, and would change memory 2 times [EZ0408]}}
; expected-note@below {{let the augmented function look at no shadow, and return no pointers: then one call of it serves all directions}}
; expected-note@below {{or ask for one direction at a time}}
define void @f(ptr %x, ptr %y) {
  call void @square(ptr %x, ptr %y)
  ret void
}

define void @df(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_width", i64 2, ptr %x, ptr %dx, ptr %dx, ptr %y, ptr %dy, ptr %dy)
  ret void
}
