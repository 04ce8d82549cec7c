! Derived types that hold texts beside numbers: set, compared, copied with what they are in.
#include "check.inc"
module functions
  implicit none
  type :: layer_t
    integer :: inputs = 0
    real(8), allocatable :: b(:)
    character(8) :: activation = 'tanh'
    character(20) :: name
  end type
  type :: plain
    character(5) :: name = 'none'
    real(8) :: v = 1
    character(30) :: long
  end type
  type :: pond
    integer :: n
    real(8) :: g = 2
    character(8) :: limiter = 'minmod'
    real(8), allocatable :: bed(:)
  end type
  type :: material
    character(16) :: name = ' '
    real(8) :: e = 1, rho = 1
  end type
  type :: state
    real(8), allocatable :: h(:), q(:)
  end type
contains
  subroutine one(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(layer_t) :: l, m
    l%b = x**2
    l%activation = 'none'
    m = l
    m%name = 'my ' // l%activation
    y = sum(m%b) * sum(l%b)
    if (m%activation == 'none') y = y * x(1)
    if (m%name(1:4) == 'my n') y = y * x(1)
  end subroutine
  subroutine two(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(plain) :: p(2), q
    p(1)%v = x(1)
    p(2)%name = 'two'
    p(2)%v = x(2)
    q = p(2)
    q%v = q%v * p(1)%v
    p(1) = q
    y = q%v * p(1)%v * p(2)%v
    if (q%name == 'two') y = y * 3
  end subroutine
  subroutine many(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    type(layer_t), allocatable :: l(:)
    allocate(l(3))
    do i = 1, 3
      l(i)%b = x * i
      l(i)%name = 'layer'
    end do
    l(2)%activation = 'relu'
    y = 1
    do i = 1, 3
      if (l(i)%activation == 'tanh') y = y * sum(l(i)%b**2)
    end do
  end subroutine
  subroutine trimmed(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    type(layer_t) :: l(2)
    l(1)%name = '  tan'
    l(2)%name = 'square '
    do i = 1, 2
      l(i)%b = x * i
      l(i)%inputs = len_trim(l(i)%name)
    end do
    y = 0
    do i = 1, 2
      select case (trim(adjustl(l(i)%name)))
      case ('tan')
        y = y + sum(tan(l(i)%b / 4))
      case ('square')
        y = y + sum(l(i)%b**2)
      end select
      if (l(i)%inputs == 6) y = y * x(1)
    end do
  end subroutine
  subroutine step(self, s)
    type(pond), intent(in) :: self
    type(state), intent(inout) :: s
    real(8) :: f(0:self%n)
    f = [0d0, s%h**2]
    s%q = s%q - self%g * (f(1:self%n) - f(0:self%n-1)) * self%bed
  end subroutine
  subroutine chosen(n, x, y)
    integer :: n, k
    real(8) :: x(n), y
    type(pond) :: p
    type(state) :: s
    p%n = n
    allocate(p%bed, source=x)
    allocate(s%h(n), s%q(n))
    s%h = x
    s%q = 1
    do k = 1, n - 1
      select case (trim(p%limiter))
      case ('minmod')
        call step(p, s)
      end select
    end do
    y = sum(s%q**2)
  end subroutine
  subroutine searched(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    type(material) :: m(2), unread(2)
    m(1) = material('soft steel', x(1), 7.8d0)
    m(2)%name = 'hard'
    m(2)%e = x(2)
    unread(1) = material('nobody looks', x(3), x(4))
    unread(2)%e = x(4)
    y = sum(unread%e**2) * unread(1)%rho
    do i = 1, 2
      if (index(m(i)%name, 'soft') > 0) y = y + m(i)%e**2 * m(i)%rho
      if (m(i)%name == 'hard') y = y + m(i)%e**3 * m(i)%rho
      if (scan(m(i)%name, 'xyz') + verify(m(i)%name, 'softel ') == 1) y = y * m(i)%e
    end do
  end subroutine
  subroutine written(n, x, y)
    integer :: n, i, k
    real(8) :: x(n), y
    character(4) :: text, lines(2)
    y = 1
    do i = 1, n
      write (text, '(i1)') i
      k = ichar(text(1:1)) - ichar('0')
      y = y * k * x(i)
      write (text, *) i + 1
      write (lines, '(i1/i1)') i, i + 2
      k = ichar(lines(2)(1:1)) - ichar(text(2:2))
      y = y * (k + i) * x(i)
    end do
  end subroutine
  subroutine in_parts(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    type(layer_t), allocatable :: l(:)
    allocate(l(n))
    y = 1
    do i = 1, n
      l(i)%name = 'abcd'
      l(i)%name(i + 1:) = 'x'
      l(i)%b = x(i:)**2
    end do
    do i = 1, n
      y = y * sum(l(i)%b)
      if (l(i)%name(i:) == char(96 + i) // 'x') y = y * x(i)
    end do
  end subroutine
end module
program p
#include "four.inc"
  CHECK(one, x)
  CHECK(two, x)
  CHECK(many, x)
  CHECK(trimmed, x)
  CHECK(chosen, x)
  CHECK(searched, x)
  CHECK(written, x)
  CHECK(in_parts, x)
  call ended(8)
end program
