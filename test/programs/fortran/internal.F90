! Internal procedures that use variables of their host, handed to what calls itself.
#include "check.inc"
module methods
  implicit none
  abstract interface
    real(8) function curve(t)
      real(8), intent(in) :: t
    end function
    subroutine slope(t, u, du)
      real(8), intent(in) :: t, u(:)
      real(8), intent(out) :: du(:)
    end subroutine
  end interface
contains
  recursive real(8) function simpson(f, a, b, n) result(s)
    procedure(curve) :: f
    real(8), intent(in) :: a, b
    integer, intent(in) :: n
    real(8) :: m
    m = (a + b) / 2
    if (n == 0) then
      s = (b - a) / 6 * (f(a) + 4 * f(m) + f(b))
    else
      s = simpson(f, a, m, n - 1) + simpson(f, m, b, n - 1)
    end if
  end function
  recursive real(8) function root(f, df, at, n) result(r)
    procedure(curve) :: f, df
    real(8), intent(in) :: at
    integer, intent(in) :: n
    r = at
    if (n > 0) r = root(f, df, at - f(at) / df(at), n - 1)
  end function
  recursive subroutine stepped(f, t, u, h, n)
    procedure(slope) :: f
    real(8), intent(in) :: t, h
    real(8), intent(inout) :: u(:)
    integer, intent(in) :: n
    real(8) :: one(size(u)), two(size(u))
    if (n == 0) return
    call f(t, u, one)
    call f(t + h / 2, u + h / 2 * one, two)
    u = u + h * two
    call stepped(f, t + h, u, h, n - 1)
  end subroutine
  recursive real(8) function weighted(f, at, n, g) result(r)
    procedure(curve) :: f
    procedure(curve), optional :: g
    real(8), intent(in) :: at
    integer, intent(in) :: n
    r = f(at)
    if (present(g)) r = r * g(at)
    if (n > 0) r = r + weighted(f, at / 2, n - 1, g)
  end function
  ! The same procedure of several calls of a host, each with its own frame.
  recursive real(8) function chained(f, x, n) result(y)
    procedure(curve) :: f
    real(8), intent(in) :: x(:)
    integer, intent(in) :: n
    y = f(x(1))
    if (n > 0) y = y + chained(own, x, n - 1)
  contains
    real(8) function own(t)
      real(8), intent(in) :: t
      own = t * x(2) * n + sin(x(3) * t)
    end function
  end function
end module
module functions
  use methods
  implicit none
contains
  subroutine area(n, x, y)
    integer :: n
    real(8) :: x(n), y
    integer :: i
    y = simpson(wave, 0d0, x(1), 2)
    do i = 1, 3
      y = y + simpson(scaled, x(2), x(3) * i, 1)
    end do
  contains
    real(8) function wave(t)
      real(8), intent(in) :: t
      wave = exp(-x(2) * t) + x(3) * t**2
    end function
    real(8) function scaled(t)
      real(8), intent(in) :: t
      scaled = wave(t) * i + simpson(wave, 0d0, t, 1)
    end function
  end subroutine
  subroutine solved(n, x, y)
    integer :: n
    real(8) :: x(n), y
    y = root(f, df, x(1), 6) * x(3)
  contains
    real(8) function f(t)
      real(8), intent(in) :: t
      f = t**3 - x(2) * t - x(3)
    end function
    real(8) function df(t)
      real(8), intent(in) :: t
      df = 3 * t**2 - x(2)
    end function
  end subroutine
  subroutine driven(n, x, y)
    integer :: n
    real(8) :: x(n), y, u(2)
    integer :: calls
    u = x(:2)
    calls = 0
    call stepped(spring, 0d0, u, 1d-1, 5)
    y = dot_product(u, u) + calls * x(1)
  contains
    subroutine spring(t, u, du)
      real(8), intent(in) :: t, u(:)
      real(8), intent(out) :: du(:)
      calls = calls + 1
      du(1) = u(2)
      du(2) = -x(3) * u(1) + cos(x(2) * t)
    end subroutine
  end subroutine
  subroutine several(n, x, y)
    integer :: n
    real(8) :: x(n), y
    y = chained(first, x, 3)
  contains
    real(8) function first(t)
      real(8), intent(in) :: t
      first = t * x(2)**2
    end function
  end subroutine
  subroutine weights(n, x, y)
    integer :: n
    real(8) :: x(n), y
    y = weighted(line, x(1), 2, shifted) * weighted(shifted, x(2), 3, line)
  contains
    real(8) function line(t)
      real(8), intent(in) :: t
      line = t * x(3)
    end function
    real(8) function shifted(t)
      real(8), intent(in) :: t
      shifted = t * x(4) + 1
    end function
  end subroutine
end module
program p
#include "four.inc"
  CHECK(area, x)
  CHECK(solved, x)
  CHECK(driven, x)
  CHECK(several, x)
  CHECK(weights, x)
  call ended(5)
end program
