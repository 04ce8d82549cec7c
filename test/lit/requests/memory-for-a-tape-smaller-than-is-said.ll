; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare void @__enzyme_augmentfwd(...)

define double @h(double %x) {
  ret double %x
}

; expected-error@below {{__enzyme_augmentfwd of h: enzyme_allocated says 16 bytes, and what follows enzyme_tape has 8 [EZ0148]}}
; expected-note@below {{make that memory larger: __enzyme_augmentsize says how large it must be}}
define void @small(double %x) {
  %tape = alloca [8 x i8], align 8
  call void (...) @__enzyme_augmentfwd(ptr @h, metadata !"enzyme_allocated", i64 16, metadata !"enzyme_tape", ptr %tape, double %x)
  ret void
}

define void @large(double %x) {
  %tape = alloca [16 x i8], align 8
  call void (...) @__enzyme_augmentfwd(ptr @h, metadata !"enzyme_allocated", i64 16, metadata !"enzyme_tape", ptr %tape, double %x)
  ret void
}
