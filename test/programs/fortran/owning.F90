! Derived types with memory of their own: as a whole, in arrays, in trees.
#include "check.inc"
module functions
  implicit none
  type :: holder
    integer :: k = 3
    real(8), allocatable :: a(:)
  end type
  type :: bare
    real(8), allocatable :: a(:, :)
    real(8) :: s
  end type
  type :: tree
    real(8) :: v
    type(tree), allocatable :: next
  end type
contains
  subroutine whole(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(holder) :: h, g
    allocate(h%a(n))
    h%a = x**2
    g = h
    g%a(1) = 2 * x(2)
    h = g
    h%a(2) = x(3) * h%a(2)
    g = h
    y = sum(h%a * g%a) + h%k * x(1)
  end subroutine
  subroutine arrays(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    type(holder) :: fixed(3)
    type(holder), allocatable :: many(:), others(:)
    type(bare) :: b(2)
    allocate(many(n))
    do i = 1, n
      allocate(many(i)%a(i), source=x(i))
    end do
    others = many(n:1:-1)
    many(2:4) = many(1:3)
    do i = 1, 3
      fixed(i) = others(i)
    end do
    b(1)%a = spread(x, 2, 3)
    b(1)%s = x(1)
    b(2) = b(1)
    b = b(2:1:-1)
    y = b(1)%a(2, 3) * sum(b(2)%a**2) * b(2)%s
    do i = 1, n
      y = y + sum(many(i)%a**2) * sum(others(i)%a)
      if (i <= 3) y = y + fixed(i)%a(1)**3
    end do
    deallocate(others)
  end subroutine
  subroutine trees(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    type(tree) :: a, b
    type(tree), allocatable :: c
    a%v = x(1)
    do i = 2, n
      allocate(c)
      c%v = x(i) * a%v
      c%next = a
      a = c
      deallocate(c)
    end do
    b = a
    b%next%v = x(2)**2
    y = a%v * a%next%v + b%v * b%next%v * b%next%next%v
    c = a%next%next; a = c
    y = y + a%v * a%next%v
  end subroutine
end module
program p
#include "four.inc"
  CHECK(whole, x)
  CHECK(arrays, x)
  CHECK(trees, x)
  call ended(3)
end program
