; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

@enzyme_dupp = external global i32
define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_fwddiff(...)
; expected-error@+2 {{argument 2, enzyme_dupp, is no marker}}
; expected-note@+1 {{did you mean enzyme_dup?}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr @enzyme_dupp, double %x, double %d)
  store double %r, ptr %out
  ret void
}

; -----

@enzyme_const = external global i32
@enzyme_dup = external global i32
define double @f(double %x, ptr %p) {
  ret double %x
}
declare double @__enzyme_fwddiff(...)
; expected-error@+2 {{argument 2 is enzyme_const or enzyme_dup, and must be one of them in every run}}
; expected-note@+1 {{write one request for each}}
define void @g(double %x, double %d, ptr %p, ptr %q, i64 %n, i32 %i, ptr %out) {
  %c = icmp eq i32 %i, 0
  %m = select i1 %c, ptr @enzyme_dup, ptr @enzyme_const
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr %m, double %x, double %d)
  store double %r, ptr %out
  ret void
}
