! Ways to pass and to keep arrays, and what a program is made of.
#include "check.inc"
module data
  implicit none
  real(8) :: kept(4)
  real(8), allocatable :: table(:, :)
end module

module functions
  use data
  implicit none
  interface
    real(8) function outside(n, a)
      integer :: n
      real(8) :: a(*)
    end function
  end interface
contains

  subroutine assumed_size(n, x, y)
    integer :: n
    real(8) :: x(*), y
    y = x(1) * x(n) + sum(x(1:n)**2) + outside(n, x)
  end subroutine

  subroutine assumed_shape(n, x, y)
    integer :: n
    real(8) :: x(n), y, m(2, n)
    m(1, :) = x
    m(2, :) = x * x
    y = total(x) + total(m(2, :)) * total(m(1, 1:n:2)) + total(x(n:1:-1))
    call doubled(m(:, 2:3))
    call doubled(m(1:1, ::2))
    y = y + sum(m**2)
  contains
    real(8) function total(a)
      real(8), intent(in) :: a(:)
      integer :: i
      total = 0
      do i = 1, size(a)
        total = total + i * a(i)
      end do
    end function
    subroutine doubled(a)
      real(8), intent(inout) :: a(:, :)
      a = 2 * a
    end subroutine
  end subroutine

  subroutine copied_in(n, x, y)
    integer :: n
    real(8) :: x(n), y, m(2, n)
    m(1, :) = x
    m(2, :) = x**2
    y = outside(n, m(2, :)) + outside(2, m(1, ::2))
    call squared(n / 2, m(1, 1:n:2))
    y = y + sum(m)
  end subroutine

  subroutine squared(n, a)
    integer, intent(in) :: n
    real(8), intent(inout) :: a(n)
    a = a * a
  end subroutine

  subroutine allocatables(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    real(8), allocatable :: a(:), b(:), c(:, :)
    a = x
    allocate(b(0:n - 1), c(n, n))
    do i = 0, n - 1
      b(i) = a(i + 1)**2
    end do
    a = [a, b(1:2) * 3]
    c = spread(b, 1, n)
    call move_alloc(b, a)
    allocate(b, source=a)
    y = sum(a * b) + sum(c(1, :) * x)
    deallocate(a)
    if (allocated(b)) y = y + b(1)
    call fresh(2 * n, b)
    y = y + sum(b) * x(1)
  end subroutine

  subroutine fresh(n, a)
    integer, intent(in) :: n
    real(8), allocatable, intent(inout) :: a(:)
    real(8) :: last
    last = a(ubound(a, 1))
    deallocate(a)
    allocate(a(n))
    a = last
    a(1) = last * last
  end subroutine

  subroutine module_variables(n, x, y)
    integer :: n
    real(8) :: x(n), y
    kept = x * 2
    allocate(table(n, 2))
    table(:, 1) = kept
    table(:, 2) = kept**2
    call used(y)
    deallocate(table)
  contains
    subroutine used(y)
      real(8), intent(out) :: y
      y = sum(table) + kept(2) * kept(3)
    end subroutine
  end subroutine

  subroutine expressions(n, x, y)
    integer :: n, i
    real(8) :: x(n), y, a(n), b(n)
    integer :: order(n)
    order = [(n + 1 - i, i = 1, n)]
    a = x + 2 * x(order) - x / 3
    where (x > 1)
      b = a * x
    elsewhere (x > 0.8d0)
      b = sin(a)
    elsewhere
      b = -a
    end where
    a(order(1:2)) = b(1:2)
    forall (i = 1:n) b(i) = b(i) * a(n + 1 - i)
    do concurrent (i = 1:n)
      a(i) = cubed(a(i)) + b(i)
    end do
    a(2:n) = a(1:n - 1)
    y = sum(a) + sum([b(1), x(2) * x(3), (x(i)**2, i = 1, n)])
    associate (first => x(1), rest => x(2:))
      y = y + first * sum(rest)
    end associate
    block
      real(8) :: inner
      inner = x(1) * x(2)
      y = y + inner**2
    end block
  end subroutine

  elemental real(8) function cubed(a)
    real(8), intent(in) :: a
    cubed = a**3
  end function

  function powers(x, n) result(p)
    real(8), intent(in) :: x
    integer, intent(in) :: n
    real(8) :: p(n)
    integer :: i
    p = [(x**i, i = 1, n)]
  end function

  recursive real(8) function nested(x, depth) result(r)
    real(8), intent(in) :: x
    integer, intent(in) :: depth
    if (depth == 0) then
      r = x
    else
      r = x * nested(x + 1, depth - 1)
    end if
  end function

  subroutine control(n, x, y)
    integer :: n, i, j
    real(8) :: x(n), y, z
    y = sum(powers(x(1), 3)) + nested(x(2), 3) + optionally(x(1)) + optionally(x(1), x(2))
    outer: do i = 1, n
      do j = 1, n
        if (j > i) cycle outer
        if (i * j > 8) exit outer
        y = y + x(i) * x(j)
      end do
    end do outer
    z = x(1)
    do while (z < 50)
      z = z * z + 1
    end do
    select case (n)
    case (:3)
      y = y - z
    case (4)
      y = y + z
    case default
      y = 0
    end select
    print *, 'nothing', size(x)
    write (*, '(a, i0)') 'of this is shown ', n
  end subroutine

  real(8) function optionally(a, b)
    real(8), intent(in) :: a
    real(8), intent(in), optional :: b
    optionally = a * a
    if (present(b)) optionally = a * b
  end function

end module

real(8) function outside(n, a)
  implicit none
  integer :: n, i
  real(8) :: a(*)
  outside = 1
  do i = 1, n
    outside = outside * a(i)
  end do
end function

program arrays
#include "four.inc"
  CHECK(assumed_size, x)
  CHECK(assumed_shape, x)
  CHECK(copied_in, x)
  CHECK(allocatables, x)
  CHECK(module_variables, x)
  CHECK(expressions, x)
  CHECK(control, x)
  call ended(7)
end program
