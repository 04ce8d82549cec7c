; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

@enzyme_allocated = external global i32
@enzyme_tape = external global i32
declare double @__enzyme_augmentfwd(...)
declare void @__enzyme_reverse(...)
declare i64 @__enzyme_augmentsize(...)

define double @f(ptr %x) {
  %a = load double, ptr %x
  %y = getelementptr double, ptr %x, i64 1
  %b = load double, ptr %y
  %r = fmul double %a, %b
  ret double %r
}

; expected-error@below {{__enzyme_augmentfwd of f: the tape needs 16 bytes, and enzyme_allocated says 8 [EZ0420]}}
; expected-note@below {{__enzyme_augmentsize of the function, with the same markers, is the size}}
; expected-error@below {{__enzyme_reverse of f: the tape needs 16 bytes, and enzyme_allocated says 15 [EZ0420]}}
; expected-note@below {{__enzyme_augmentsize of the function, with the same markers, is the size}}
define void @gradient(ptr %x, ptr %dx, ptr %buffer) {
  %r = call double (...) @__enzyme_augmentfwd(ptr @f, ptr @enzyme_allocated, i64 8, ptr @enzyme_tape, ptr %buffer, ptr %x, ptr %dx)
  call void (...) @__enzyme_reverse(ptr @f, ptr @enzyme_allocated, i64 15, ptr @enzyme_tape, ptr %buffer, ptr %x, ptr %dx, double 1.0)
  ret void
}
