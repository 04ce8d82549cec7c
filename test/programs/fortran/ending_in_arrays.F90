! Types whose arrays end with a call of their own: by their rank, in components, where they are assigned.
#include "check.inc"
module functions
  implicit none
  integer :: calls = 0
  type :: holder
    real(8), allocatable :: a(:)
    integer :: k = 1
  contains
    final :: ended_one, ended_many, ended_table
  end type
  type :: outer
    type(holder) :: h(2)
    type(holder), allocatable :: more(:)
    real(8) :: s = 1
  end type
contains
  subroutine ended_one(h)
    type(holder), intent(inout) :: h
    calls = 3 * calls + 1
  end subroutine
  subroutine ended_many(h)
    type(holder), intent(inout) :: h(:)
    calls = 5 * calls + size(h)
    h%k = 0
  end subroutine
  subroutine ended_table(h)
    type(holder), intent(inout) :: h(:, :)
    calls = 7 * calls + size(h, 2)
  end subroutine
  subroutine arrays(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    type(holder) :: h(4), one, table(2, 3)
    type(holder), allocatable :: g(:)
    do i = 1, 4
      h(i)%a = x(i:4)
    end do
    allocate(g(2))
    g(1)%a = h(1)%a * x(2)
    g(2) = h(2)
    h(1:2) = g
    one = h(3)
    table(2, 3) = h(1)
    y = sum(h(1)%a) * sum(h(2)%a**2) + sum(one%a) * table(2, 3)%a(1)
    deallocate(g)
  end subroutine
  subroutine parts(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(outer) :: o, q
    o%h(1)%a = x
    o%h(2)%a = x(1:4)**2
    allocate(o%more(3))
    o%more(2)%a = x(1:2)
    q = o
    q%more(1)%a = q%more(2)%a * x(3)
    q%s = x(4)
    y = sum(q%h(1)%a * o%h(2)%a) * q%s + sum(q%more(1)%a)
    o = q
    y = y + sum(o%more(1)%a * o%more(2)%a)
  end subroutine
  subroutine counted_as(name, f, n, x)
    character(*) :: name
    external :: f
    integer :: n, found
    real(8) :: x(n), y
    found = calls
    calls = 0
    call f(n, x, y)
    if (calls /= found) then
      print *, name, ': finalised', calls, 'and not', found
      stop 2
    end if
  end subroutine
end module
program p
#include "four.inc"
#define COUNTED(f, x) \
  dx = 0; dy = 1; calls = 0; \
  call enzyme_autodiff(f, enzyme_const, size(x), x, dx, y, dy); \
  call counted_as(#f, f, size(x), x); calls = 0; \
  call enzyme_fwddiff(f, enzyme_const, size(x), x, tx, y, ty); \
  call counted_as(#f, f, size(x), x)
  CHECK(arrays, x)
  COUNTED(arrays, x)
  CHECK(parts, x)
  COUNTED(parts, x)
  call ended(2)
end program
