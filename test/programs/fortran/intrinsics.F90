! Intrinsic functions of arrays and of numbers.
#include "check.inc"
module functions
  implicit none
contains

  subroutine sums(n, x, y)
    integer :: n
    real(8) :: x(n), y, m(2, n)
    m(1, :) = x
    m(2, :) = x**2
    y = sum(x) + sum(m, mask=m > 0.5d0) + dot_product(x, m(2, :)) + sum(sum(m, dim=2)**2)
    y = y + sum(sum(m, 1, m < 2) * x)
  end subroutine

  subroutine products(n, x, y)
    integer :: n
    real(8) :: x(n), y, m(n, n)
    integer :: i
    do i = 1, n
      m(:, i) = x + i
    end do
    y = product(x) + sum(product(m, dim=1)) / 100
  end subroutine

  subroutine extremes(n, x, y)
    integer :: n
    real(8) :: x(n), y, m(n, 2)
    m(:, 1) = sin(x)
    m(:, 2) = cos(x)
    y = maxval(x)**2 + minval(m) * 3 + sum(maxval(m, dim=2)) + x(maxloc(x, 1)) * x(minloc(x, 1))
    y = y + maxval(x, mask=x < 2) + sum(x(minloc(m(:, 1)))) + x(findloc(x > 1, .true., 1))
  end subroutine

  subroutine norms(n, x, y)
    integer :: n
    real(8) :: x(n), y, m(n, n)
    m = spread(x, 1, n) * spread(x, 2, n)
    y = norm2(x) + norm2(m(1:2, 2:n)) + sum(norm2(m, dim=2))
  end subroutine

  subroutine products_of_matrices(n, x, y)
    integer :: n
    real(8) :: x(n), y, a(n, n), b(n, 2), c(n, 2)
    integer :: i, j
    do j = 1, n
      do i = 1, n
        a(i, j) = x(i) * j + x(j)**2
      end do
    end do
    b(:, 1) = x
    b(:, 2) = 1 / (3 + x)
    c = matmul(a, b)
    y = sum(c) + sum(matmul(transpose(b), a)**2) / 100 + dot_product(matmul(a, x), x)
    y = y + sum(matmul(x, a) * x) + sum(transpose(c) * reshape(c, [2, n])) / 100
  end subroutine

  subroutine shapes(n, x, y)
    integer :: n
    real(8) :: x(n), y, m(n, 3), v(n), p(2 * n)
    m = spread(x, 2, 3)
    m(:, 2) = cshift(x, 1) * x
    m = cshift(m, 1, dim=2)
    v = eoshift(x, 1, boundary=2d0) + merge(x, x**2, x > 1)
    v = v + m(:, 3) * cshift(m(:, 1), -1)
    p = reshape(m, [2 * n], order=[1])
    y = sum(v * x) + sum(pack(x, x > 0.9d0)**3) + sum(p * p)
    m = reshape(reshape(m, [3, n], order=[2, 1]), [n, 3])
    m(:, 1) = unpack(x, x > 1, v)
    y = y + sum(m * m(:, 3:1:-1)) + sum(reshape(x, [n, 2], pad=x) * m(:, 1:2))
  end subroutine

  subroutine elementary(n, x, y)
    integer :: n
    real(8) :: x(n), y, a, b
    a = x(1)
    b = x(2)
    y = sin(a) + cos(b) * tan(a / 3) + asin(a / 9) + acos(b / 9) + atan(a) + atan2(a, b)
    y = y + sinh(a) + cosh(b) + tanh(a) + asinh(a) + acosh(1 + b) + atanh(a / 9)
    y = y + exp(a) + log(b) + log10(b) + sqrt(a) + a**b + a**3 + b**(-2) + 2**a + hypot(a, b)
    y = y + erf(a) + erfc(b) + erfc_scaled(a) + gamma(b) + log_gamma(a)
    y = y + bessel_j0(a) + bessel_j1(b) + bessel_jn(2, a) + bessel_y0(a) + bessel_y1(b)
    y = y + bessel_yn(2, b)
  end subroutine

  subroutine pieces(n, x, y)
    integer :: n
    real(8) :: x(n), y, a, b
    a = x(1)
    b = x(2)
    y = abs(a) + sign(a, -b) * b + mod(5 * a, b) + modulo(-5 * a, b) + dim(b, a) + max(a, b, x(3))
    y = y + min(a, b) * aint(3 * b) + anint(b) * a + floor(a) * b + ceiling(b) * a + nint(b) * a
    y = y + int(3 * b) * a + dprod(real(a), real(b)) * 0 + scale(a, 3) + fraction(a)
    y = y + set_exponent(b, 2) + exponent(b) * a + epsilon(a) * b + spacing(a) + a * huge(1)**0
    y = y + merge(a, b, a > b) * fma(a, b)
  contains
    real(8) function fma(u, v)
      real(8), intent(in) :: u, v
      fma = u * v + u
    end function
  end subroutine

  subroutine counts(n, x, y)
    integer :: n
    real(8) :: x(n), y
    y = count(x > 1) * x(1) + merge(x(2), x(1), any(x > 100)) + merge(x(3), x(1), all(x > 0))
    y = y * size(x) + dble(x(1)) * lbound(x, 1) + parity([x(1) > 0, x(2) > 9]) * x(2)
  contains
    real(8) function parity(mask)
      logical, intent(in) :: mask(:)
      parity = count(mask)
    end function
  end subroutine

end module

program intrinsics
#include "four.inc"
  CHECK(sums, x)
  CHECK(products, x)
  CHECK(extremes, x)
  CHECK(norms, x)
  CHECK(products_of_matrices, x)
  CHECK(shapes, x)
  CHECK(elementary, x)
  CHECK(pieces, x)
  CHECK(counts, x)
  call ended(9)
end program
