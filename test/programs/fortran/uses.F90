! What is used everywhere: optional arguments, pointers, array-valued functions, complex numbers.
#include "check.inc"
module functions
  implicit none
  type :: ptrs
    integer :: k = 2
    real(8), pointer :: p(:) => null()
    real(8), pointer :: one => null()
  end type
  type :: t
    real(8) :: x(4)
    integer :: k
  end type
  interface weigh
    procedure weigh1, weigh2
  end interface
contains
  real(8) function weigh1(a, w, name)
    real(8), intent(in) :: a(:)
    real(8), intent(in), optional :: w(:)
    character(*), intent(in), optional :: name
    weigh1 = sum(a)
    if (present(w)) weigh1 = dot_product(a, w)
    if (present(name)) then
      if (name == 'square') weigh1 = weigh1**2
      if (trim(name) // 's' == 'cubes') weigh1 = weigh1**3
    end if
  end function
  real(8) function weigh2(a, w)
    real(8), intent(in) :: a, w
    weigh2 = a * w
  end function
  function scaled(a, s) result(r)
    real(8), intent(in) :: a(:), s
    real(8) :: r(size(a))
    r = a * s + a(1)
  end function
  function grown(a) result(r)
    real(8), intent(in) :: a(:)
    real(8), allocatable :: r(:)
    r = [a, 2 * a]
  end function
  elemental real(8) function el(a, b)
    real(8), intent(in) :: a, b
    el = a * exp(b)
  end function
  subroutine optionals(n, x, y)
    integer :: n
    real(8) :: x(n), y
    y = weigh(x) + weigh(x, x) + weigh(x, name='square') * weigh(x, x(n:1:-1), 'cube') + weigh(x(1), x(2))
  end subroutine
  subroutine funcs(n, x, y)
    integer :: n
    real(8) :: x(n), y, g(2 * n)
    g = scaled(grown(x), x(2))
    y = sum(el(x, x(1))) + sum(g * g) + maxval(scaled(x, x(3)))
  end subroutine
  subroutine pointing(n, x, y)
    integer :: n
    real(8), target :: x(n)
    real(8) :: y
    type(ptrs) :: a, b
    real(8), target :: m(2, 2)
    real(8), pointer :: q(:, :), r(:)
    a%p => x(1:n:2)
    a%one => x(2)
    b = a
    m = reshape(x, [2, 2])
    q(0:, 0:) => m
    r(1:4) => m
    r = r * 2
    y = sum(b%p) * b%one + q(0, 1) * q(1, 0) + sum(r**2)
    if (associated(b%p, x(1:n:2))) y = y * 2
  end subroutine
  subroutine wheres(n, x, y)
    integer :: n, i
    real(8) :: x(n), y, a(n), b(n), m(n, 2)
    where (x > 1)
      a = x**2
    elsewhere (x > 0.6d0)
      a = sin(x)
    elsewhere
      a = 1 / x
    end where
    forall (i = 1:n, x(i) > 0.1d0) b(i) = a(n + 1 - i) * x(i)
    do concurrent (i = 1:n)
      m(i, 1) = a(i) * b(i)
      m(i, 2) = a(i) + b(i)
    end do
    y = sum(m(:, 1) * m(:, 2)) + sum(sum(m, dim=2)**2) + sum(sum(m, 1)**3) + maxval(m, mask=m < 2) * minval(m(:, 1))
    y = y + x(minloc(x, dim=1)) * x(maxloc(x, 1, mask=x < 1.3d0)) + sum(maxval(m, dim=2)) * sum(product(m, dim=1))
  end subroutine
  subroutine moves(n, x, y)
    integer :: n
    real(8) :: x(n), y, a(n), s(n, 3)
    real(8), allocatable :: p(:)
    p = pack(x, x > 0.7d0)
    a = merge(x, x**2, x > 1)
    s = spread(x * a, 2, 3)
    a = cshift(a, 1) + eoshift(a, -1, boundary=x(2))
    y = sum(p**2) + sum(reshape(s, [3, n])**3) + dot_product(a, cshift(x, -1)) + sum(unpack(p, x > 0.7d0, x**3))
    y = y + sum(cshift(s, 1, dim=2) * s) + sum(matmul(transpose(s), s)) + sum(reshape(p, [2, 4], pad=x, order=[2, 1]) ** 2)
    y = y + sum(x, mask=x > 0.6d0) + count(x > 1) * x(1) + norm2(s) + sum(norm2(s, 1))
  end subroutine
  complex(8) function c8(z)
    complex(8), intent(in) :: z
    c8 = exp(z) * sqrt(z) + z**3 + conjg(z) * z**2.5d0
  end function
  subroutine of_complex(n, x, y)
    integer :: n
    real(8) :: x(n), y
    complex(8) :: z, w, v
    z = cmplx(x(1), x(2), 8)
    w = cmplx(x(3), x(4), kind=8)
    v = c8(z) * w + z / w - conjg(w) * log(z) + sin(w) * cos(z) + z**w + w**3 + w**(-2) + tan(z) + sinh(w)/cosh(z)
    y = abs(v) + real(v * w) - aimag(v / z) + real(c8(w)) + z%re * v%im
  end subroutine
  subroutine of_complex_arrays(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    complex(8) :: z(n), m(2, 2), q(2)
    do i = 1, n
      z(i) = cmplx(x(i), x(n + 1 - i)**2, 8)
    end do
    z = z * exp(-z) + conjg(z(n:1:-1))
    m = reshape(z, [2, 2])
    q = matmul(m, z(1:2)) + matmul(transpose(m), z(3:4))
    y = abs(sum(z)) + real(dot_product(q, z(1:2))) + aimag(product(z)) + sum(abs(q)) + sum(real(z * conjg(z))) + norm2(abs(z))
    y = y + real(dot_product(sum(m, dim=1), q)) + sum(m%im)
  end subroutine
  subroutine inner(a, y)
    type(t) :: a
    real(8) :: y
    integer :: i
    do i = 1, a%k
      y = y + a%x(i) * a%x(a%k)
    end do
  end subroutine
  subroutine indexed(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    type(t) :: a(2)
    a(2)%k = 3
    a(2)%x = x
    a(1) = a(2)
    a(1)%k = 4
    y = 0
    do i = 1, 2
    call inner(a(i), y)
    end do
  end subroutine
end module
program p
  use enzyme
  use checks
  use functions
  implicit none
  real(8) :: x(4) = [1.25d0, 0.75d0, 1.5d0, 0.5d0], dx(4), tx(4), y, dy, ty
  integer :: k
  CHECK(optionals, x)
  CHECK(funcs, x)
  CHECK(pointing, x)
  CHECK(wheres, x)
  CHECK(moves, x)
  CHECK(of_complex, x)
  CHECK(of_complex_arrays, x)
  CHECK(indexed, x)
  call ended(8)
end program
