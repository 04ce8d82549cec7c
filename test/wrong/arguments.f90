! An argument without its shadow, and an array that is described.
module sums
  implicit none
contains
  function total(x) result(y)
    real(8), intent(in) :: x(:)
    real(8) :: y
    y = sum(x)
  end function
  function square(x) result(y)
    real(8), intent(in) :: x
    real(8) :: y
    y = x * x
  end function
end module

subroutine slopes(x, dx)
  use sums
  implicit none
  real(8) :: x(3), dx(3)
  external :: f__enzyme_autodiff
  call f__enzyme_autodiff(square, x)
  call f__enzyme_autodiff(total, x, dx)
end subroutine
