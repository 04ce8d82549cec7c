! Variables that are of any type: with memory of their own, `class(*)`.
#include "check.inc"
module functions
  implicit none
  type :: base
    real(8) :: s = 1
  end type
  type, extends(base) :: child
    real(8), allocatable :: a(:)
  end type
contains
  subroutine owns(n, x, y)
    integer :: n
    real(8) :: x(n), y
    class(base), allocatable :: p, q
    allocate(child :: p)
    select type (p)
    type is (child)
      p%a = x
      p%s = x(1)
    end select
    q = p
    select type (q)
    type is (child)
      q%a(1) = q%s * q%a(2)
      y = sum(q%a**2)
    end select
    select type (p)
    type is (child)
      y = y * sum(p%a**3)
    end select
  end subroutine
  subroutine anything(n, x, y)
    integer :: n
    real(8) :: x(n), y
    class(*), allocatable :: p, q
    allocate(p, source=x(1)**2)
    q = p
    y = 0
    select type (q)
    type is (real(8))
      y = q * x(2)
    end select
    q = x(3)
    select type (q)
    type is (real(8))
      y = y * q
    end select
  end subroutine
end module
program p
#include "four.inc"
  CHECK(owns, x)
  CHECK(anything, x)
  call ended(2)
end program
