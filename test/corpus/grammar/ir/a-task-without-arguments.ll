; passes: prepare print-needs
declare i32 @__kmpc_omp_task()
declare double @__enzyme_autodiff()
define double @f(ptr %x) { call i32 @__kmpc_omp_task()
  %y = load double, ptr %x
  ret double %y
}
define void @df(ptr %x, ptr %dx) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret void
}