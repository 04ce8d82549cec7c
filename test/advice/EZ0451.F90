! An assumed-shape array, and a request without an interface.
! way: give the request an interface of its own|an interface for the request => -DWAY=1
! way: ask for the derivative of a procedure that takes the length and x\(n\)|or a procedure that takes the length => -DWAY=2
module functions
  implicit none
contains
  subroutine total(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y
    y = sum(x**2)
  end subroutine
  subroutine total_of(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    y = sum(x**2)
  end subroutine
end module
program advice
  use enzyme
  use functions
  implicit none
#if WAY == 1
  interface
    subroutine my__enzyme_autodiff(f, x, dx, y, dy)
      external :: f
      real(8) :: x(:), dx(:), y, dy
    end subroutine
  end interface
#endif
  real(8) :: x(2) = [3, 4], dx(2) = 0, y, dy = 1
#if WAY == 1
  call my__enzyme_autodiff(total, x, dx, y, dy)
#elif WAY == 2
  call enzyme_autodiff(total_of, enzyme_const, 2, x, dx, y, dy)
#else
  call enzyme_autodiff(total, x, dx, y, dy)
#endif
  if (any(abs(dx - [6, 8]) > 1d-9)) stop 1
  print '(a)', 'ok 1 checks'
end program
