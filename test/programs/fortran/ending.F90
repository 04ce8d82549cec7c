! Types that end with a call: of one variable, of each in an array, of components, of what is extended.
#include "check.inc"
module functions
  implicit none
  integer :: calls = 0
  type :: buffer
    real(8), pointer :: p(:) => null()
    integer :: id = 0
  contains
    final :: released
  end type
  type :: counted
    real(8), allocatable :: a(:)
  contains
    final :: counted_one
  end type
  type, extends(counted) :: more
    real(8) :: s = 1
  contains
    final :: more_one
  end type
  type :: each
    real(8), allocatable :: a(:)
  contains
    final :: each_one
  end type
  type :: holder
    type(counted) :: one
    type(each) :: two(2)
    type(more), allocatable :: three
    type(counted), allocatable :: four(:)
    real(8) :: s = 1
  end type
contains
  subroutine released(it)
    type(buffer), intent(inout) :: it
    calls = 3 * calls + 1
    if (associated(it%p)) deallocate(it%p)
    nullify(it%p)
  end subroutine
  subroutine counted_one(it)
    type(counted), intent(inout) :: it
    calls = 3 * calls + 2
    if (allocated(it%a)) deallocate(it%a)
  end subroutine
  subroutine more_one(it)
    type(more), intent(inout) :: it
    calls = 5 * calls + 3
    it%s = 0
  end subroutine
  impure elemental subroutine each_one(it)
    type(each), intent(inout) :: it
    calls = 7 * calls + 4
    if (allocated(it%a)) deallocate(it%a)
  end subroutine
  function made(x) result(r)
    real(8), intent(in) :: x(:)
    type(counted) :: r
    r%a = x**2
  end function
  subroutine owning(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(buffer) :: b
    allocate(b%p(n))
    b%p = x**2
    y = sum(b%p) * x(1)
  end subroutine
  subroutine assigned(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(counted) :: a, b
    type(more), allocatable :: m
    a%a = x * x(2)
    b = a
    b%a(1) = x(1)**3
    a = b
    allocate(m)
    m%a = a%a * b%a
    m%s = x(3)
    y = sum(m%a) * m%s
    b = made(x)
    deallocate(m)
    y = y + sum(a%a) * sum(b%a**2)
  end subroutine
  subroutine in_arrays(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    type(each) :: e(3)
    type(counted), allocatable :: c(:)
    allocate(c(2))
    do i = 1, 3
      e(i)%a = x * i
    end do
    c(1)%a = e(2)%a**2
    c(2)%a = e(3)%a * x
    e(1) = e(3)
    y = sum(c(1)%a) * sum(c(2)%a) + sum(e(1)%a * e(2)%a)
  end subroutine
  subroutine in_components(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(holder) :: h, g
    h%one%a = x
    h%two(2)%a = x**2
    allocate(h%three, h%four(2))
    h%three%a = x(1:2) * x(3)
    h%three%s = x(4)
    h%four(2)%a = [x(1), 2 * x(2)]
    g = h
    g%three%s = g%three%s * 2
    h%s = x(2)
    y = sum(g%one%a * g%two(2)%a) * g%three%s * h%three%s + h%s * sum(g%four(2)%a * h%three%a)
    h = g
    y = y * h%three%s
  end subroutine
  subroutine counted_as(f, n, x)
    external :: f
    integer :: n, wanted
    real(8) :: x(n), y
    wanted = calls
    calls = 0
    call f(n, x, y)
    if (calls /= wanted) then
      print *, 'finalised', wanted, 'and not', calls
      stop 2
    end if
  end subroutine
end module
program p
#include "four.inc"
#define COUNTED(f, x) \
  dx = 0; dy = 1; calls = 0; \
  call enzyme_autodiff(f, enzyme_const, size(x), x, dx, y, dy); \
  call counted_as(f, size(x), x); calls = 0; \
  call enzyme_fwddiff(f, enzyme_const, size(x), x, tx, y, ty); \
  call counted_as(f, size(x), x)
  CHECK(owning, x)
  COUNTED(owning, x)
  CHECK(assigned, x)
  COUNTED(assigned, x)
  CHECK(in_arrays, x)
  COUNTED(in_arrays, x)
  CHECK(in_components, x)
  COUNTED(in_components, x)
  call ended(4)
end program
