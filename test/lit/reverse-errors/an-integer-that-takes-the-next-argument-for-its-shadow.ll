; RUN: %enzyme-opt --verify-diagnostics --disable-output --remarks --differentiate "%s"

@three = private constant i32 3

declare void @__enzyme_autodiff(...)

define double @energy(ptr %n, ptr %x) {
  %count = load i32, ptr %n
  %scale = sitofp i32 %count to double
  %v = load double, ptr %x
  %s = fmul double %v, %v
  %r = fmul double %s, %scale
  ret double %r
}

; expected-warning@below {{parameter 1 'n' is given integers, which have no derivative; argument 3 is taken for their shadow [EZ0144]}}
; expected-note@below {{write enzyme_const in front of argument 2}}
define void @gradients(ptr %x, ptr %dx, ptr %n) {
  call void (...) @__enzyme_autodiff(ptr @energy, ptr @three, ptr %x, metadata !"enzyme_const", ptr %dx)
  call void (...) @__enzyme_autodiff(ptr @energy, metadata !"enzyme_const", ptr @three, ptr %x, ptr %dx)
  ret void
}

; A shadow of integers is made by programs that shadow whole structures: it does no harm.
define void @with_integers(ptr %x, ptr %dx) {
  %n = alloca i32
  %dn = alloca i32
  store i32 3, ptr %n
  store i32 0, ptr %dn
  call void (...) @__enzyme_autodiff(ptr @energy, ptr %n, ptr %dn, ptr %x, ptr %dx)
  ret void
}

; Who writes `enzyme_dup` has left out no marker, whatever the integers' shadow is.
define void @marked(ptr %x, ptr %dx, ptr %dn) {
  call void (...) @__enzyme_autodiff(ptr @energy, metadata !"enzyme_dup", ptr @three, ptr %dn, ptr %x, ptr %dx)
  ret void
}
