; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

@enzyme_nofree = external global i32
declare i32 @posix_memalign(ptr, i64, i64)
declare ptr @__enzyme_augmentfwd(...)
declare double @__enzyme_reverse(...)
declare double @__enzyme_fwdsplit(...)

; expected-error@below {{a tape is used more than once, for tangents and for adjoints, and memory made by posix_memalign cannot be cleared between [EZ0423]}}
; expected-note@below {{ask without enzyme_nofree, and make a tape for each}}
; expected-note@below {{or allocate by malloc, outside of what is differentiated twice}}
define double @f(double %x) {
  %place = alloca ptr
  %done = call i32 @posix_memalign(ptr %place, i64 64, i64 8)
  %block = load ptr, ptr %place
  store double %x, ptr %block
  %a = load double, ptr %block
  %r = fmul double %a, %a
  ret double %r
}

define double @df(double %x) {
  %nofree = load i32, ptr @enzyme_nofree
  %both = call { ptr, double } (...) @__enzyme_augmentfwd(ptr @f, i32 %nofree, double %x)
  %tape = extractvalue { ptr, double } %both, 0
  %t = call double (...) @__enzyme_fwdsplit(ptr @f, i32 %nofree, double %x, double 1.0, ptr %tape)
  %r = call double (...) @__enzyme_reverse(ptr @f, double %x, double 1.0, ptr %tape)
  %s = fadd double %t, %r
  ret double %s
}
