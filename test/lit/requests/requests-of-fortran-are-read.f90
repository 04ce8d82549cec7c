! REQUIRES: flang-22
! RUN: mkdir -p "%t" && cd "%t" && flang-22 -O0 -S -emit-llvm "%s" -o - | %enzyme-opt --print-requests - | %FileCheck "%s"
! CHECK: fwddiff of @{{.*}}square in
! CHECK-NEXT: width 2
! CHECK-NEXT: ptr: dup (marked), value %{{.*}}, shadows %{{.*}}, %
! CHECK-NEXT: ptr: dup, value %{{.*}}, shadows %{{.*}}, %
module markers
  use iso_c_binding
  integer(c_int), bind(C) :: enzyme_dup, enzyme_width
end module
module functions
contains
  subroutine square(x, y)
    real(8) :: x, y
    y = x * x
  end subroutine
end module
program main
  use markers
  use functions
  external :: f__enzyme_fwddiff
  real(8) :: x, d1, d2, y, e1, e2
  x = 1; d1 = 1; d2 = 2
  call f__enzyme_fwddiff(square, enzyme_width, 2, enzyme_dup, x, d1, d2, y, e1, e2)
  print *, e1, e2
end program
