; RUN: %enzyme-opt --split-input-file --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_fwdsplit(...)

define double @f(double %x) {
  %r = fmul double %x, %x
  ret double %r
}

; expected-error@below {{__enzyme_fwdsplit of f: no __enzyme_augmentfwd of it, with the same markers, is in what is compiled or linked together: there is no tape that tangents could be computed from [EZ0425]}}
; expected-note@below {{that is another function in each file}}
define double @df(double %x, ptr %tape) {
  %r = call double (...) @__enzyme_fwdsplit(ptr @f, double %x, double 1.0, ptr %tape)
  ret double %r
}

; -----
declare { ptr, double } @__enzyme_augmentfwd(...)
declare double @__enzyme_fwdsplit(...)
@enzyme_const = external global i32

define double @f(double %x, double %y) {
  %r = fmul double %x, %y
  ret double %r
}

; expected-error@below {{with the same markers}}
; expected-note@below {{write one in the same file}}
define double @df(double %x) {
  %both = call { ptr, double } (...) @__enzyme_augmentfwd(ptr @f, ptr @enzyme_const, double %x, double %x)
  %tape = extractvalue { ptr, double } %both, 0
  %r = call double (...) @__enzyme_fwdsplit(ptr @f, double %x, double 1.0, double %x, double 1.0, ptr %tape)
  ret double %r
}
