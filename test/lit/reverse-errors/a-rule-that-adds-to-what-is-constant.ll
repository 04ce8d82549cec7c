; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare void @__enzyme_autodiff(...)
declare void @square(ptr, ptr)

@__enzyme_register_gradient_square = global [3 x ptr] [ptr @square, ptr @augmented, ptr @gradient]

define void @augmented(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  %v = load double, ptr %x
  %r = fmul double %v, %v
  store double %r, ptr %y
  ret void
}

; The shadow of a constant is the primal.
define void @gradient(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  %seed = load double, ptr %dy
  store double 0.0, ptr %dy
  %old = load double, ptr %dx
  %new = fadd double %old, %seed
  store double %new, ptr %dx
  ret void
}

; expected-error@below {{what is registered for 'square' in reverse mode does not fit here: the gradient writes to the shadow of parameter 1 in any case, but the argument is constant here, and passed for its own shadow [EZ0408]}}
; expected-note@below {{let the gradient compare both pointers, and write to the shadow only where they differ}}
; expected-note@below {{or mark the argument enzyme_dup, and pass a shadow}}
define void @f(ptr %x, ptr %y) {
  call void @square(ptr %x, ptr %y)
  ret void
}

define void @df(ptr %x, ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_const", ptr %x, ptr %y, ptr %dy)
  ret void
}
