; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare ptr @realloc(ptr, i64)
declare double @__enzyme_autodiff(...)
declare double @__enzyme_fwddiff(...)

@enzyme_dup = external global i32

; expected-error@below {{realloc resizes memory that may be the caller's, inside a request whose derivative is differentiated again [EZ0405]}}
; expected-note@below {{make that memory in the same function, or reserve the room first}}
; expected-note@below {{or differentiate what is inside by __enzyme_fwddiff}}
define double @f(double %x, ptr %list) {
  %old = load ptr, ptr %list
  %p = call ptr @realloc(ptr %old, i64 16)
  store ptr %p, ptr %list
  %q = getelementptr double, ptr %p, i64 1
  store double %x, ptr %q
  %a = load double, ptr %p
  %b = load double, ptr %q
  %r = fmul double %a, %b
  ret double %r
}

define double @slope(double %x, ptr %list, ptr %shadow) {
  %d = load i32, ptr @enzyme_dup
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x, i32 %d, ptr %list, ptr %shadow)
  ret double %r
}

define double @caller(double %x, ptr %list, ptr %shadow, ptr %list2, ptr %shadow2) {
  %d = load i32, ptr @enzyme_dup
  %r = call double (...) @__enzyme_fwddiff(ptr @slope, double %x, double 1.0, i32 %d, ptr %list, ptr %list2, i32 %d, ptr %shadow, ptr %shadow2)
  ret double %r
}
