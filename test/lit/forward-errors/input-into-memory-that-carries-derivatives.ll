; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare i64 @fread(ptr, i64, i64, ptr)
declare double @__enzyme_fwddiff(...)

; expected-error@below {{fread writes to memory that carries derivatives, and how much is not known [EZ0406]}}
; expected-note@below {{let it write to a variable of its own, and copy the values from there}}
define double @f(ptr %p, ptr %file) {
  %n = call i64 @fread(ptr %p, i64 8, i64 1, ptr %file)
  %r = load double, ptr %p, align 8
  ret double %r
}

define double @df(ptr %p, ptr %dp, ptr %file) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr %p, ptr %dp, metadata !"enzyme_const", ptr %file)
  ret double %r
}
