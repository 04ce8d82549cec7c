! Derived types with memory of their own: as arguments and as results.
#include "check.inc"
module functions
  implicit none
  type :: holder
    integer :: k = 3
    real(8), allocatable :: a(:)
  end type
  type(holder) :: global
contains
  function made(a, s) result(h)
    real(8), intent(in) :: a(:), s
    type(holder) :: h
    h%a = a * s
  end function
  subroutine scale_by(h, s)
    type(holder), intent(inout) :: h
    real(8), intent(in) :: s
    if (s > 1) then
      h%a = h%a * s
    else
      h%a = [h%a, s]
    end if
  end subroutine
  subroutine reset(h, a)
    type(holder), intent(out) :: h
    real(8), intent(in) :: a(:)
    allocate(h%a(size(a)), source=a)
  end subroutine
  real(8) function summed(a)
    real(8), intent(in) :: a(:)
    summed = sum(a**2)
  end function
  subroutine passed(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(holder) :: h
    h = made(x, x(2))
    call scale_by(h, x(1))
    call scale_by(h, x(2))
    y = summed(h%a) + summed(h%a(::2))
    call reset(h, x(2:3))
    y = y * summed(h%a) * h%k
    h = holder(4, [x(1), 2 * x(2), x(3)])
    y = y + summed(h%a) * h%k
    call move_alloc(h%a, global%a)
    global%a = global%a * x(3)
    y = y + summed(global%a)
    deallocate(global%a)
  end subroutine
end module
program p
#include "four.inc"
  CHECK(passed, x)
  call ended(1)
end program
