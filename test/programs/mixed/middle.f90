! Called from C by its C name; calls C++ through an interface.
module middle
  use, intrinsic :: iso_c_binding
  implicit none
  interface
    real(c_double) function pair(a, b) bind(C)
      import :: c_double
      real(c_double), value :: a, b
    end function
    subroutine smooth(n, x) bind(C)
      import :: c_double, c_int
      integer(c_int), value :: n
      real(c_double), intent(inout) :: x(n)
    end subroutine
  end interface
contains
  real(c_double) function energy(n, x) bind(C)
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(n)
    real(c_double) :: copy(n)
    integer :: i
    copy = x * x + sin(x)
    call smooth(n, copy)
    energy = sum(copy(1:n:2)) + dot_product(copy, x)
    do i = 1, n - 1
      energy = energy + pair(x(i), copy(i + 1))
    end do
  end function
end module
