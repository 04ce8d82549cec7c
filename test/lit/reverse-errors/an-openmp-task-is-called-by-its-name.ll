; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare i32 @__kmpc_omp_task(ptr, i32, ptr)
declare double @__enzyme_autodiff(...)

; expected-error@below {{OpenMP task cannot be differentiated yet, and what it is given carries a derivative [EZ0308]}}
; expected-note@below {{compile this file without -fopenmp: what is differentiated then runs in one thread}}
; expected-note@below {{or register a derivative for f, which this is in:}}
define double @f(ptr %x) {
  %made = call i32 @__kmpc_omp_task(ptr null, i32 0, ptr %x)
  %y = load double, ptr %x
  ret double %y
}

define void @df(ptr %x, ptr %dx) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret void
}
