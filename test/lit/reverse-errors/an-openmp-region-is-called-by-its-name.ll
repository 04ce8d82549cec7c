; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare void @__kmpc_fork_call(ptr, i32, ptr, ...)
declare i32 @__kmpc_global_thread_num(ptr)
declare double @__enzyme_autodiff(...)

define internal void @outlined(ptr %thread, ptr %bound, ptr %x) {
  ret void
}

; expected-error@below {{OpenMP parallel region cannot be differentiated yet, and what it is given carries a derivative [EZ0308]}}
; expected-note@below {{one cause, met in calls of 2 functions of a run-time library}}
; expected-note@below {{compile this file without -fopenmp: what is differentiated then runs in one thread}}
; expected-note@below {{or register a derivative for f, which this is in:}}
define double @f(ptr %x) {
  %id = call i32 @__kmpc_global_thread_num(ptr %x)
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr null, i32 1, ptr @outlined, ptr %x)
  %y = load double, ptr %x
  ret double %y
}

define void @df(ptr %x, ptr %dx) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret void
}
