; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_fwddiff(...)
declare noalias ptr @malloc(i64)

@buffer = internal global ptr null

define void @init() {
  %made = call ptr @malloc(i64 8)
  store ptr %made, ptr @buffer
  ret void
}

; expected-error@below {{a value that carries a derivative is stored in memory that 'buffer' points to, which is allocated outside of what is differentiated and has no shadow [EZ0305]}}
; expected-note@below {{declare a shadow of it that points to as much memory, all zero: `static T dbuffer; void *__enzyme_shadow_global_buffer[] = {&buffer, &dbuffer};`, where T is its type}}
; expected-note@below {{or pass the memory as a parameter with a shadow, or allocate it in what is differentiated}}
define double @f(double %x) {
  %work = load ptr, ptr @buffer
  store double %x, ptr %work, align 8
  %r = load double, ptr %work, align 8
  ret double %r
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}
