; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare i32 @fscanf(ptr, ptr, ...)
@format = constant [4 x i8] c"%lg\00"
declare double @__enzyme_fwddiff(...)

; expected-error@below {{fscanf writes to memory that carries derivatives, and how much is not known [EZ0406]}}
; expected-note@below {{let it write to a variable of its own, and copy the values from there}}
define double @f(ptr %p, ptr %file) {
  %n = call i32 (ptr, ptr, ...) @fscanf(ptr %file, ptr @format, ptr %p)
  %r = load double, ptr %p, align 8
  ret double %r
}

define double @df(ptr %p, ptr %dp, ptr %file) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr %p, ptr %dp, metadata !"enzyme_const", ptr %file)
  ret double %r
}
