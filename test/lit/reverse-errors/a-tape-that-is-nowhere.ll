; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

@enzyme_allocated = external global i32
declare double @__enzyme_augmentfwd(...)
declare void @__enzyme_reverse(...)

define double @f(ptr %x) {
  %a = load double, ptr %x
  %r = fmul double %a, %a
  ret double %r
}

; expected-error@below {{__enzyme_augmentfwd of f: enzyme_allocated says how large the memory for the tape is, and nothing where [EZ0421]}}
; expected-note@below {{write: enzyme_allocated, size, enzyme_tape, memory}}
; expected-error@below {{__enzyme_reverse of f: the tape is missing: it comes last [EZ0421]}}
; expected-note@below {{pass what __enzyme_augmentfwd has returned}}
define void @gradient(ptr %x, ptr %dx) {
  call double (...) @__enzyme_augmentfwd(ptr @f, ptr @enzyme_allocated, i64 8, ptr %x, ptr %dx)
  call void (...) @__enzyme_reverse(ptr @f, ptr %x, ptr %dx, double 1.0)
  ret void
}
