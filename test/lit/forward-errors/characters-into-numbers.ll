; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

; Into the name of a struct with numbers they may be written, over the numbers not.

declare i32 @sprintf(ptr, ptr, ...)
declare ptr @strcpy(ptr, ptr)
@format = constant [3 x i8] c"%d\00", align 1
declare double @__enzyme_fwddiff(...)

define double @named(ptr %p) {
  %name = getelementptr i8, ptr %p, i64 8
  %n = call i32 (ptr, ptr, ...) @sprintf(ptr %name, ptr @format, i32 1)
  %s = call ptr @strcpy(ptr %name, ptr @format)
  %r = load double, ptr %p, align 8
  ret double %r
}

; expected-error@below {{sprintf writes to memory that carries derivatives, and how much is not known [EZ0406]}}
; expected-note@below {{let it write to a variable of its own, and copy the values from there}}
define double @over(ptr %p) {
  %n = call i32 (ptr, ptr, ...) @sprintf(ptr %p, ptr @format, i32 1)
  %r = load double, ptr %p, align 8
  ret double %r
}

define double @dnamed(ptr %p, ptr %dp) {
  %r = call double (...) @__enzyme_fwddiff(ptr @named, ptr %p, ptr %dp)
  ret double %r
}

define double @dover(ptr %p, ptr %dp) {
  %r = call double (...) @__enzyme_fwddiff(ptr @over, ptr %p, ptr %dp)
  ret double %r
}
