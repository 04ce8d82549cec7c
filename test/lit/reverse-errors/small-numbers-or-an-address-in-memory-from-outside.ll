; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare void @__enzyme_autodiff(...)
declare ptr @malloc(i64)
declare void @free(ptr)

; expected-error@below {{a number smaller than a double is stored in memory from outside that may have held an address: its shadow could not tell an adjoint from what was that address [EZ0411]}}
; expected-note@below {{let what is differentiated allocate the memory; or let it hold numbers alone, or double}}
define float @f(ptr %p, ptr %q, float %x) {
  store ptr %q, ptr %p
  %a = load ptr, ptr %p
  %y = load float, ptr %a
  %z = fmul float %x, %y
  store float %z, ptr %p
  %r = load float, ptr %p
  ret float %r
}

; In memory of one's own nobody else has put an adjoint.
define float @g(ptr %q, float %x) {
  %p = call ptr @malloc(i64 8)
  store ptr %q, ptr %p
  %a = load ptr, ptr %p
  %y = load float, ptr %a
  %z = fmul float %x, %y
  store float %z, ptr %p
  %r = load float, ptr %p
  call void @free(ptr %p)
  ret float %r
}

define void @gradients(ptr %p, ptr %dp, ptr %q, ptr %dq, float %x) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp, ptr %q, ptr %dq, float %x)
  call void (...) @__enzyme_autodiff(ptr @g, ptr %q, ptr %dq, float %x)
  ret void
}
