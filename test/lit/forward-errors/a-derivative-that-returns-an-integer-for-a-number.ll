; As in reverse mode: the struct of the source says if a number's bytes are one.
; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

%struct.both = type { float, i32 }

declare float @__enzyme_fwddiff(...)

@__enzyme_register_derivative_g = global [2 x ptr] [ptr @g, ptr @derivative]

define float @g(float %x) {
  ret float %x
}
define i64 @derivative(float %x, float %dx) {
  %made = alloca %struct.both
  %r = load i64, ptr %made
  ret i64 %r
}

; expected-error@below {{'derivative' is registered as the derivative of 'g', but does not return its result and the tangent of that [EZ0408]}}
; expected-note@below {{it must be: struct { float primal; float tangent; } derivative(float x, float d_x)}}
; expected-note@below {{its type is then struct { float; float; } (float, float)}}
define float @of_g(float %x) {
  %r = call float @g(float %x)
  ret float %r
}

define float @ask(float %y) {
  %s = call float (...) @__enzyme_fwddiff(ptr @of_g, float %y, float 1.0)
  ret float %s
}
