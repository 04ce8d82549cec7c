; RUN: %enzyme-opt --verify-diagnostics --disable-output --remarks --differentiate "%s"

declare void @__enzyme_autodiff(...)
declare double @__enzyme_fwddiff(...)
declare noalias ptr @calloc(i64, i64) #0
attributes #0 = { allocsize(0,1) }

@three = global [3 x double] zeroinitializer
@two = global [2 x double] zeroinitializer
@one = global double 0.0
@fixed = constant [3 x double] zeroinitializer

define double @f(ptr %x, ptr %y) {
  %a = load double, ptr %x, align 8
  %b = load double, ptr %y, align 8
  %r = fmul double %a, %b
  ret double %r
}

; expected-warning@below {{__enzyme_autodiff of f: the shadow of parameter 1 'x' (a pointer) is what is passed for parameter 2 'y' (a pointer) [EZ0145]}}
; expected-note@below {{each argument is followed by its own shadow; where all shadows come last, write enzyme_interleave in front of them}}
define void @without_interleave(ptr %x, ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %y, ptr %y, ptr %dy)
  ret void
}

; expected-warning@below {{the shadow of parameter 1 'x' (a pointer) is 'fixed', which is constant, but derivatives are written to a shadow [EZ0145]}}
; expected-note@below {{first the argument, then its shadow}}
define void @constant(ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr @three, ptr @fixed, ptr %y, ptr %dy)
  ret void
}

; Tangents may be constants, and the directions may be other arguments.
define double @forwards(ptr %y, ptr %zero) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr @three, ptr @fixed, ptr %y, ptr %zero)
  %s = call double (...) @__enzyme_fwddiff(ptr @f, ptr @three, ptr %y, ptr %y, ptr %zero)
  %t = fadd double %r, %s
  ret double %t
}

; expected-warning@below {{what is given to parameter 1 is a shadow at }}
; expected-note@below {{first the argument, then its shadow}}
define void @exchanged(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, ptr %y, ptr %dy)
  call void (...) @__enzyme_autodiff(ptr @f, ptr %dx, ptr %x, ptr %y, ptr %dy)
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, ptr %y, ptr %dy)
  ret void
}

; expected-warning@below {{__enzyme_autodiff of f: parameter 1 'x' (a pointer) is given 24 bytes, and its shadow 16 [EZ0146]}}
; expected-note@below {{give it 24: what comes after a shadow is written to as well}}
define void @smaller(ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr @three, ptr @two, ptr %y, ptr %dy)
  ret void
}

; expected-warning@below {{parameter 1 'x' (a pointer) is given 16 bytes, and its shadow 8 [EZ0146]}}
; expected-note@below {{give it 16: what comes after a shadow is written to as well}}
define void @smaller_block(ptr %y, ptr %dy) {
  %x = call ptr @calloc(i64 2, i64 8)
  %dx = call ptr @calloc(i64 1, i64 8)
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, ptr %y, ptr %dy)
  ret void
}

; expected-warning@below {{parameter 1 'x' (a pointer) is given 16 bytes, and 2 shadows of it 24 [EZ0146]}}
; expected-note@below {{give it 32: what comes after a shadow is written to as well}}
define void @smaller_for_two(ptr %y) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_width", i32 2, metadata !"enzyme_dupv", i64 16, ptr @two, ptr @three, metadata !"enzyme_const", ptr %y)
  ret void
}

; The first number of an array may be all that is meant, and a larger shadow is no matter.
define void @large_enough(ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr @three, ptr @one, ptr %y, ptr %dy)
  call void (...) @__enzyme_autodiff(ptr @f, ptr @two, ptr @three, ptr %y, ptr %dy)
  ret void
}
