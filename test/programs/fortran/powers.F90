! Powers of complex numbers by integers, where no other complex function shows how these are passed.
#include "check.inc"
module functions
  implicit none
contains
  subroutine double(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    complex(8) :: w
    w = 0
    do i = -1, n
      w = w + cmplx(x(1), x(2) * x(3), 8)**i
    end do
    y = real(w) * x(4)
  end subroutine
  subroutine single(n, x, y)
    integer :: n, i
    real(8) :: x(2), y
    complex(4) :: w
    w = 0
    do i = 1, n
      w = w + cmplx(x(1), x(2), 4)**i
    end do
    y = real(w)
  end subroutine
end module
program p
#include "four.inc"
  real(8) :: z(2) = [1, 2], dz(2) = 0
  CHECK(double, x)
  dy = 1
  call enzyme_autodiff(single, enzyme_const, 3, z, dz, y, dy)
  ! of z + z**2 + z**3: the real and the imaginary part of 1 + 2 z + 3 z**2, which is -6 + 16 i;
  ! to the digits of single precision
  call told('single', 'gradient', anint(dz * 1d5) / 1d5, [-6d0, -16d0])
  call ended(2)
end program
