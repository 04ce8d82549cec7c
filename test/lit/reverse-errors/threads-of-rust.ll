; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_autodiff(...)
declare { i64, ptr } @_RNvMs0_NtNtNtCsjrHSEGnQ3l9_3std3sys6thread4unixNtB5_6Thread3new(i64, ptr)
declare { i64, ptr } @_ZN3std3sys3pal4unix6thread6Thread3new17hea632de0d16d1a15E(i64, ptr)

; expected-error@below {{a thread of Rust is started here, and what Rust's library does to run and join it is not seen [EZ0496]}}
; expected-note@below {{compile with rustc 1.95}}
; expected-note@below {{or let what is differentiated run in one thread, by an iterator in place of spawn}}
; expected-note@below {{or let each thread ask for the derivative of its part, with a shadow of its own}}
define double @now(double %x, ptr %run) {
  %thread = call { i64, ptr } @_RNvMs0_NtNtNtCsjrHSEGnQ3l9_3std3sys6thread4unixNtB5_6Thread3new(i64 0, ptr %run)
  ret double %x
}

; expected-error@below {{a thread of Rust is started here, and what Rust's library does to run and join it is not seen [EZ0496]}}
; expected-note@below {{compile with rustc 1.95}}
; expected-note@below {{or let what is differentiated run in one thread, by an iterator in place of spawn}}
; expected-note@below {{or let each thread ask for the derivative of its part, with a shadow of its own}}
define double @before(double %x, ptr %run) {
  %thread = call { i64, ptr } @_ZN3std3sys3pal4unix6thread6Thread3new17hea632de0d16d1a15E(i64 0, ptr %run)
  ret double %x
}

define double @dnow(double %x, ptr %run) {
  %d = call double (...) @__enzyme_autodiff(ptr @now, double %x, metadata !"enzyme_const", ptr %run)
  %e = call double (...) @__enzyme_autodiff(ptr @before, double %x, metadata !"enzyme_const", ptr %run)
  ret double %e
}
