! REQUIRES: flang-22
! RUN: enzyme-fc -O2 -c "%s" -o "%t.o"
! RUN: %enzyme-ir "%t.o" | %FileCheck "%s"

! CHECK: define double @square_(ptr
! CHECK: fmul
real(8) function square(x)
  real(8), intent(in) :: x
  square = x * x
end function
