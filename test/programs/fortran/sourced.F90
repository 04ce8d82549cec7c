! What is allocated as a copy of another: arguments, and components. Arguments of any rank.
#include "check.inc"
module functions
  implicit none
  type :: holder
    real(8), allocatable :: a(:)
    integer :: k = 1
  end type
  type :: outer
    type(holder), allocatable :: h
    type(holder), allocatable :: hs(:)
    real(8), allocatable :: v(:, :)
    real(8), pointer :: p(:)
    real(8) :: s = 1
  end type
contains
  subroutine made(h, g, k)
    type(holder), allocatable, intent(out) :: h
    type(holder), intent(in) :: g
    real(8), allocatable, intent(inout) :: k(:)
    allocate(h, source=g)
    if (allocated(k)) deallocate(k)
    allocate(k, source=g%a)
  end subroutine
  subroutine many(hs, g)
    type(holder), allocatable, intent(out) :: hs(:)
    type(holder), intent(in) :: g(:)
    allocate(hs, source=g)
    hs(1)%a = hs(1)%a * 2
  end subroutine
  subroutine outers(o, q)
    type(outer), allocatable, intent(inout) :: o
    type(outer), intent(in) :: q
    allocate(o, source=q)
    o%s = o%s * 2
  end subroutine
  subroutine arguments(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(holder), allocatable :: h, hs(:)
    type(holder) :: g
    real(8), allocatable :: k(:)
    g%a = x**2
    call made(h, g, k)
    h%a(1) = x(4)
    call many(hs, [g, h, g])
    y = sum(h%a * g%a) + sum(k) * sum(hs(1)%a * hs(2)%a)
  end subroutine
  subroutine components(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(outer) :: o, q
    type(outer), allocatable :: w
    type(holder) :: g, gs(2)
    g%a = x
    gs(1)%a = x(1:2)
    gs(2)%a = x(2:4)**2
    allocate(o%h, source=g)
    allocate(o%hs, source=gs)
    allocate(o%v, source=spread(x, 1, 2))
    allocate(o%p, source=x)
    allocate(q%hs(3), source=g)
    allocate(q%v(2, 2), source=x(3))
    o%s = x(2)
    call outers(w, o)
    w%h%a(2) = 1.5d0
    q%hs(2)%a = w%hs(2)%a
    y = sum(o%h%a * w%h%a) + sum(w%v * o%v) * w%s + sum(q%hs(1)%a) * sum(q%hs(2)%a) + sum(q%v) * sum(w%p)
    deallocate(o%p)
  end subroutine
  recursive real(8) function total(a) result(r)
    real(8), intent(in) :: a(..)
    integer :: i
    select rank (a)
    rank (0)
      r = a**2
    rank (1)
      r = sum(a**3)
    rank (2)
      r = 0
      do i = 1, size(a, 2)
        r = r + total(a(:, i)) * i
      end do
    rank default
      r = -1
    end select
    r = r + rank(a) * size(a)
  end function
  subroutine any_rank(n, x, y)
    integer :: n
    real(8) :: x(n), y, m(2, 2)
    m = reshape(x, [2, 2], order=[2, 1])
    y = total(x(1)) * total(x) + total(m) + total(x(2:4:2))
  end subroutine
end module
program p
#include "four.inc"
  CHECK(arguments, x)
  CHECK(components, x)
  CHECK(any_rank, x)
  call ended(3)
end program
