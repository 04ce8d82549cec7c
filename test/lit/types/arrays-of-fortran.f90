! REQUIRES: flang-22
! RUN: flang-22 -O1 -S -emit-llvm "%s" -o - | %enzyme-opt --print-types - | %FileCheck "%s"

! The descriptor of an assumed-shape array: the data, the element's size, then bounds and strides.
! CHECK-LABEL: types in @total_
! CHECK-NEXT: %0: {[]:pointer, [0]:pointer, [0,{{.*}}]:double{{.*}}[32]:integer
! CHECK: ret: {[]:double}
real(8) function total(x)
  implicit none
  real(8), intent(in) :: x(:)
  integer :: i
  total = 0
  do i = 1, size(x)
    total = total + x(i)
  end do
end function
