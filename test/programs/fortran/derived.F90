! Derived types: with arrays, in arrays, in lists.
#include "check.inc"
module functions
  implicit none
  type :: point
    integer :: label = 0
    real(8) :: x = 0, y(3) = 0
  end type
  type :: list
    real(8) :: value
    type(list), pointer :: next => null()
  end type
contains

  subroutine derived_types(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(point) :: p, q, many(3)
    p = point(7, x(1), x(2:4))
    q = p
    q%y = q%y * p%x
    many = q
    many(2)%y(1) = x(3)
    many%x = many%x * [1, 2, 3]
    y = sum(q%y) + p%x**2 + sum(many%x) * many(2)%y(1) + many(3)%label * x(1)
  end subroutine


  subroutine pointers(n, x, y)
    integer :: n, i
    real(8), target :: x(n)
    real(8) :: y
    real(8), pointer :: p(:), all(:, :)
    type(list), pointer :: first, next
    p => x(2:n)
    allocate(all(2, n))
    all(1, :) = x
    all(2, :) = 3
    nullify(first)
    do i = 1, n
      allocate(next)
      next%value = x(i)**2
      next%next => first
      first => next
    end do
    y = sum(p * p) + sum(all(1, :) * all(2, :))
    do while (associated(first))
      y = y * 0.5d0 + first%value * first%value
      next => first%next
      deallocate(first)
      first => next
    end do
    deallocate(all)
  end subroutine

end module

program derived
#include "four.inc"
  CHECK(derived_types, x)
  CHECK(pointers, x)
  call ended(2)
end program
