! Texts whose length is that of what they are given, and allocatable arrays that are given part of
! themselves; a statement that says whether it went wrong.
#include "check.inc"
module functions
  implicit none
contains
  real(8) function weight(s)
    character(*), intent(in) :: s
    integer :: i
    weight = len(s)
    do i = 1, len(s)
      weight = weight + 0.01d0 * i * ichar(s(i:i))
    end do
  end function
  subroutine simple(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    character(:), allocatable :: name
    name = 'a_b'
    y = x(1) * weight(name)
    name = name // 'cd'
    y = y + x(2)**2 * weight(name)
    do i = 1, 3
      name = name // name(i:i)
      y = y + x(i) * weight(name)
    end do
    name = 'z'
    y = y * weight(name)
    name = ''
    y = y * (1 + weight(name))
  end subroutine
  subroutine filled(s, k)
    character(:), allocatable, intent(out) :: s
    integer, intent(in) :: k
    s = repeat('xy', k)
  end subroutine
  subroutine longer(s)
    character(:), allocatable, intent(inout) :: s
    s = s // '!'
  end subroutine
  function made(k) result(s)
    integer, intent(in) :: k
    character(:), allocatable :: s
    s = 'n' // achar(48 + k)
    if (k > 2) s = trim(s) // '__'
  end function
  function fixed_len(s, k) result(r)
    character(*), intent(in) :: s
    integer, intent(in) :: k
    character(k) :: r
    r = s
  end function
  subroutine passed(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    character(:), allocatable :: s, t
    y = 0
    do i = 1, n
      call filled(s, i)
      call longer(s)
      t = made(i)
      y = y + x(i)**2 * weight(s) * weight(t) + x(1) * weight(fixed_len(s, 6)) * weight(made(i) // s)
    end do
    call move_alloc(s, t)
    if (.not. allocated(s)) y = y * weight(t)
  end subroutine
  subroutine allocated_(n, x, y)
    integer :: n
    real(8) :: x(n), y
    character(:), allocatable :: s, u
    character(5), allocatable :: five
    character(:), pointer :: p
    allocate (character(n) :: s)
    s(:) = 'ab'
    y = x(1) * weight(s)
    five = 'abcdefgh'
    y = y + x(2) * weight(five)
    five = 'q'
    y = y + x(3)**2 * weight(five)
    allocate (u, source=five // s)
    y = y + x(4)**2 * weight(u)
    allocate (character(3) :: p)
    p = 'wxyz'
    y = y * weight(p)
    deallocate (p)
  end subroutine
  subroutine arrays(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    character(:), allocatable :: a(:)
    character(3) :: b(4)
    character(6) :: c(4)
    b = ['a', 'b', 'c', 'd']
    c = b
    b(2:3) = c(1)
    a = c(1:2)
    y = x(1) * weight(a(2))
    a = [character(4) :: 'one', 'three', 'x']
    y = y + x(2)**2 * weight(a(2)) * size(a)
    a = b
    do i = 1, 4
      y = y + x(i) * weight(a(i)) * weight(c(i)) * weight(b(i))
    end do
    allocate (character(2) :: a(3), stat=i)
    deallocate (a)
    allocate (character(2) :: a(3))
    a = 'hello'
    y = y * weight(a(3)) * size(a)
  end subroutine
  subroutine written(n, x, y)
    integer :: n, i, j
    real(8) :: x(n), y
    character(:), allocatable :: s
    character(20) :: buffer
    y = 0
    do i = 1, n
      write (buffer, '(a,i0)') 'key', i**3
      s = trim(adjustl(buffer))
      y = y + x(i)**2 * weight(s)
      read (s(4:), *) j
      y = y + j * x(1)
    end do
  end subroutine
  subroutine shrink(n, x, y)
    integer :: n
    real(8) :: x(n), y
    real(8), allocatable :: a(:)
    a = x * x(1)
    a = a(2:)
    y = sum(a**2)
    a = a(2:1:-1)
    y = y + a(1)
    a = [a, a]
    y = y + sum(a) * a(4)
  end subroutine
  subroutine shrink_arg(a, y)
    real(8), allocatable :: a(:)
    real(8) :: y
    a = a(2:)
    y = y + sum(a**2)
  end subroutine
  subroutine shrunk(n, x, y)
    integer :: n
    real(8) :: x(n), y
    real(8), allocatable :: a(:)
    a = x * x(1)
    y = 0
    call shrink_arg(a, y)
    call shrink_arg(a, y)
  end subroutine
  subroutine stats(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    real(8), allocatable :: a(:), b(:)
    allocate (a(3), stat=i)
    y = x(1) * (i + 1)
    a = x(1:3)
    allocate (a(3), stat=i)
    y = y + x(2) * i + sum(a**2)
    deallocate (b, stat=i)
    y = y + x(3) * i
  end subroutine
  recursive subroutine cp(a, b, k)
    character(:), allocatable, intent(inout) :: a
    character(:), allocatable, intent(in) :: b
    integer, intent(in) :: k
    if (k > 0) call cp(a, b, k - 1)
    a = b
  end subroutine
  recursive subroutine lengthened(a, k)
    character(:), allocatable, intent(inout) :: a
    integer, intent(in) :: k
    if (k > 0) call lengthened(a, k - 1)
    a = a // 'x'
  end subroutine
  recursive subroutine arr(a, b, k)
    character(:), allocatable, intent(inout) :: a(:)
    character(*), intent(in) :: b(:)
    integer, intent(in) :: k
    if (k > 0) call arr(a, b, k - 1)
    a = b
  end subroutine
  subroutine unknown(n, x, y)
    integer :: n
    real(8) :: x(n), y
    character(:), allocatable :: a, b, c(:)
    b = 'hello'
    call cp(a, b, 2)
    call lengthened(a, 2)
    call arr(c, [character(7) :: 'a', 'b'], 2)
    y = x(1)**2 * len(a) + x(2) * index(a, 'x') + x(3)**2 * len(c) * size(c)
  end subroutine
end module
program p
#include "four.inc"
  CHECK(simple, x)
  CHECK(passed, x)
  CHECK(allocated_, x)
  CHECK(arrays, x)
  CHECK(written, x)
  CHECK(shrink, x)
  CHECK(shrunk, x)
  CHECK(stats, x)
  CHECK(unknown, x)
  call ended(9)
end program
