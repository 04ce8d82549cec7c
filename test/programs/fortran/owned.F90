! Derived types with memory of their own in others, in modules, as arguments with shadows.
#include "check.inc"
module functions
  implicit none
  type :: holder
    integer :: k = 3
    real(8), allocatable :: a(:)
  end type
  type :: outer
    type(holder), allocatable :: h(:)
    type(holder) :: one
    integer, allocatable :: index(:)
  end type
  type(outer), allocatable :: globals(:)
contains
  subroutine nested(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    type(outer) :: o, p
    type(outer), allocatable :: q
    allocate(o%h(2))
    o%h(1)%a = x
    o%h(2)%a = x(1:2)**2
    o%one = o%h(1)
    o%index = [1, 2, 4]
    p = o
    p%h(1)%a(1) = 7
    p%h = p%h(2:1:-1)
    q = p
    q%one%a = q%one%a * 2
    y = 0
    do i = 1, 2
      y = y + sum(q%h(i)%a**2) + sum(o%h(i)%a**3)
    end do
    y = y + sum(q%one%a(q%index)) + dot_product(p%one%a, q%one%a)
  end subroutine
  subroutine modules(n, x, y)
    integer :: n
    real(8) :: x(n), y
    allocate(globals(2))
    allocate(globals(1)%one%a(n))
    globals(1)%one%a(:) = x * x(1)
    globals(2) = globals(1)
    y = sum(globals(2)%one%a**2)
    deallocate(globals)
  end subroutine
  ! As arguments, with shadows of the same type.
  subroutine given(n, h, o, y)
    integer, intent(in) :: n
    type(holder), intent(inout) :: h
    type(outer), intent(in) :: o
    real(8), intent(out) :: y
    type(outer) :: p
    p = o
    h%a = h%a * o%one%a
    p%h(1)%a(2) = h%a(1)
    y = sum(h%a**2) + sum(p%h(1)%a * h%a) + sum(o%h(1)%a**2)
  end subroutine
  subroutine outside(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(holder) :: h
    type(outer) :: o
    call fill(n, x, h, o)
    call given(n, h, o, y)
  end subroutine
  subroutine fill(n, x, h, o)
    integer :: n
    real(8) :: x(n)
    type(holder) :: h
    type(outer) :: o
    h%a = x(1:2)
    o%one%a = x(3:4)
    if (.not. allocated(o%h)) allocate(o%h(1))
    o%h(1)%a = x(2:3)
  end subroutine
end module
program p
  use enzyme
  use checks
  use functions
  implicit none
  real(8) :: x(4) = [1.25d0, 0.75d0, 2.5d0, 1.5d0], dx(4), tx(4), y, dy, ty
  type(holder) :: h, dh
  type(outer) :: o, do
  integer :: k
  CHECK(nested, x)
  CHECK(modules, x)
  CHECK(outside, x)
  call fill(4, x, h, o)
  call fill(4, x, dh, do)
  dh%a = 0; do%one%a = 0; do%h(1)%a = 0
  dy = 1
  call enzyme_autodiff(given, enzyme_const, 4, h, dh, o, do, y, dy)
  dx = [dh%a, do%one%a]
  dx(2:3) = dx(2:3) + do%h(1)%a
  call fill(4, x, h, o)
  call fill(4, tx, dh, do)
  call enzyme_fwddiff(given, enzyme_const, 4, h, dh, o, do, y, ty)
  call verify('given', outside, 4, x, dx, dy, tx, ty)
  call ended(4)
end program
