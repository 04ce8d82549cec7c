; passes: prepare differentiate
define void @f(double %x) {
  %a = alloca <vscale x 1 x x86_fp80>
  ret void
}
define void @asks(double %x) {
  call void @__enzyme_autodiff(ptr @f, double %x)
  ret void
}
declare void @__enzyme_autodiff(...)
