! What scientists write in one procedure, each beside the others.
module idioms
  implicit none
  abstract interface
    function rhs(t, u) result(r)
      real(8), intent(in) :: t, u(:)
      real(8) :: r(size(u))
    end function
  end interface
  type :: par
    real(8) :: c = 0.3d0
    real(8), allocatable :: w(:)
    procedure(rhs), pointer, nopass :: g => null()
  end type
  real(8) :: table(5) = [1d0, 1.3d0, 2d0, 2.5d0, 4d0]
contains
  function osc(t, u) result(r)
    real(8), intent(in) :: t, u(:)
    real(8) :: r(size(u))
    r = cshift(u, 1) * [1d0, -1d0, .5d0, .25d0] - 0.1d0 * t * u**2
  end function
  function step(p, u0) result(u)
    type(par), intent(in) :: p
    real(8), intent(in) :: u0(:)
    real(8) :: u(size(u0)), k1(size(u0)), k2(size(u0))
    integer :: i
    u = u0
    do i = 1, 4
      k1 = p%g(0.1d0*i, u)
      k2 = p%g(0.1d0*i + .05d0, u + .05d0*k1)
      u = u + 0.1d0 * k2 * p%c
    end do
  end function
  subroutine thomas(a, b, c, d, x)
    real(8), intent(in) :: a(:), b(:), c(:), d(:)
    real(8), intent(out) :: x(:)
    real(8) :: cp(size(a)), dp(size(a)), q
    integer :: i, n
    n = size(a)
    cp(1) = c(1)/b(1); dp(1) = d(1)/b(1)
    do i = 2, n
      q = b(i) - a(i)*cp(i-1)
      cp(i) = c(i)/q; dp(i) = (d(i) - a(i)*dp(i-1))/q
    end do
    x(n) = dp(n)
    do i = n-1, 1, -1
      x(i) = dp(i) - cp(i)*x(i+1)
    end do
  end subroutine
  real(8) function interp(s)
    real(8), intent(in) :: s
    integer :: i
    i = max(1, min(4, int(s)))
    associate (t => s - i)
      interp = table(i)*(1-t) + table(i+1)*t
    end associate
  end function
  recursive real(8) function rec(n, x) result(r)
    integer, intent(in) :: n
    real(8), intent(in) :: x
    if (n <= 0) then
      r = 1
    else
      r = x * rec(n-1, x) + rec(n-2, x*0.5d0)
    end if
  end function
  real(8) function quad(fn, a, b)
    interface
      real(8) function fn(x)
        real(8), intent(in) :: x
      end function
    end interface
    real(8), intent(in) :: a, b
    integer :: i
    quad = 0
    do i = 1, 5
      quad = quad + fn(a + (b-a)*(i-.5d0)/5) * (b-a)/5
    end do
  end function
  real(8) function opt(x, s)
    real(8), intent(in) :: x
    real(8), intent(in), optional :: s
    opt = x**2
    if (present(s)) opt = opt * s
  end function
  real(8) function pick(kind, x)
    character(len=*), intent(in) :: kind
    real(8), intent(in) :: x
    select case (trim(kind))
    case ('sin'); pick = sin(x)
    case ('exp'); pick = exp(-x)
    case default; pick = x
    end select
  end function
  subroutine f(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    type(par) :: p
    real(8) :: m(2,2), v(4), z(4), fv(4)
    real(8), target :: tt(4)
    real(8), pointer :: q(:)
    real(8) :: e4(4), both(2)
    real(4) :: single
    complex(8) :: zc
    equivalence (both, e4(2))
    integer :: i, loc(1)
    real(8), save :: acc
    p%w = x(1:4); p%g => osc
    p%c = x(2)
    v = step(p, p%w)
    y = sum(v)
    call thomas([0d0,x(1),x(2),x(3)], 4 + x(1:4), [x(2),x(3),x(4),0d0], x(1:4)**2, z)
    y = y + dot_product(z, z)
    m = reshape(x(1:4), [2,2])
    y = y + sum(matmul(m, transpose(m)) * spread(x(1:2), 2, 2)) + sum(maxval(m, dim=1))
    do concurrent (i = 1:4)
      fv(i) = x(i) * i
    end do
    where (fv > 1.5d0)
      fv = fv**2
    elsewhere
      fv = -fv
    end where
    forall (i = 1:3) fv(i) = fv(i+1) * x(i)
    y = y + sum(fv(1:4:2)) - sum(fv(4:1:-3)) + sum(pack(fv, fv > 0)) + norm2(merge(fv, z, z > .1d0))
    tt = x(4:1:-1); q => tt(2:4:2); q = q * x(1); y = y + sum(tt * [1,2,3,4])
    e4 = x(1:4); both(2) = both(1) * x(4); y = y + product(e4)
    loc = maxloc(x(1:4)); y = y + x(loc(1))**3
    zc = cmplx(x(1), x(2), 8); zc = exp(zc) * conjg(zc)**2 / (1 + zc); y = y + real(zc) * aimag(zc) + abs(zc)
    y = y + interp(x(3) + 1) + rec(6, x(1)) + quad(inner, x(1), x(2)) + opt(x(1)) + opt(x(2), x(3))
    y = y + pick('sin ', x(1)) * pick('exp', x(2)) * pick('?', x(4))
    block
      real(8) :: r
      integer :: it
      r = 1
      do it = 1, 6
        r = r - (r**3 - x(3) - 1) / (3*r**2)
      end do
      y = y + r
    end block
    acc = y; acc = acc * x(4)
    y = y + acc
  contains
    real(8) function inner(s)
      real(8), intent(in) :: s
      inner = sin(s * x(3)) * x(4)
    end function
  end subroutine
end module
#include "check.inc"
program main
  use enzyme
  use checks
  use idioms
  implicit none
  real(8) :: x(4) = [0.7d0, 1.1d0, 1.4d0, 0.9d0], dx(4), tx(4), y, dy, ty
  integer :: k
  CHECK(f, x)
  call ended(1)
end program
