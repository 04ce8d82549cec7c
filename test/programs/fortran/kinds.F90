! Other kinds of number: single precision, complex, and both together.
module numbers
  implicit none
contains
  subroutine single(n, x, y)
    integer :: n
    real(4) :: x(n), y, m(n, n)
    m = spread(x, 2, n) * spread(sin(x), 1, n)
    y = sum(m) + norm2(x) + dot_product(x, matmul(m, x)) + maxval(x) * mod(x(1), 0.5)
  end subroutine

  real(4) function mixed(x)
    real(8) :: x
    mixed = real(x * x, 4) * 2 + real(sin(x))
  end function

  subroutine waves(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    complex(8) :: z(n), w, m(n, n)
    z = cmplx(x, 2 * x, 8)
    w = (0d0, 1d0)
    do i = 1, n
      w = w * z(i) + conjg(z(i)) / (z(i) + 1)
    end do
    m = spread(z, 2, n)
    w = w + sum(matmul(m, z)) + dot_product(z, z * (0d0, 0.5d0)) + exp(z(1)) * sqrt(z(2)) + z(1)**3
    y = abs(w) + real(w) * aimag(w) + atan2(aimag(z(1) * z(2)), real(z(2))) + z(1)%im
  end subroutine

  complex(8) function turned(z)
    complex(8) :: z
    turned = z * z * exp(z)
  end function
end module

program kinds
  use enzyme
  use checks
  use numbers
  implicit none
  real(8) :: x(3) = [0.75d0, 1.25d0, 0.5d0], dx(3), tx(3), y, dy, ty
  real(4) :: s(3) = [0.75, 1.25, 0.5], ds(3), ts(3), u, du, tu, near(2)
  complex(8) :: z, dz
  integer :: i
  dx = 0; dy = 1
  call enzyme_autodiff(waves, enzyme_const, 3, x, dx, y, dy)
  tx = [1d0, -2d0, 0.5d0]
  call enzyme_fwddiff(waves, enzyme_const, 3, x, tx, y, ty)
  call verify('waves', waves, 3, x, dx, dy, tx, ty)

  ds = 0; du = 1
  call enzyme_autodiff(single, enzyme_const, 3, s, ds, u, du)
  ts = [1.0, -2.0, 0.5]
  call enzyme_fwddiff(single, enzyme_const, 3, s, ts, u, tu)
  call close('single', dble(sum(ds * ts)), dble(tu), 1d-5)
  do i = 1, 3
    ts = 0
    ts(i) = 0.01
    call single(3, s + ts, near(1))
    call single(3, s - ts, near(2))
    call close('single', dble(ds(i)), dble((near(1) - near(2)) / 0.02), 1d-3)
  end do

  dx = 0
  call enzyme_autodiff(mixed, x(1), dx(1))
  call close('mixed', dx(1), 4 * x(1) + cos(x(1)), 1d-6)

  z = (0.5d0, -0.75d0)
  dz = (1d0, 0.5d0)
  call told('turned', 'tangent', parts(enzyme_fwddiff_complex64(turned, z, dz)), &
            parts((2 * z + z * z) * exp(z) * dz))
  call ended(4)
contains
  subroutine close(name, found, wanted, tolerance)
    character(*), intent(in) :: name
    real(8), intent(in) :: found, wanted, tolerance
    if (abs(found - wanted) <= tolerance * (1 + abs(wanted))) return
    print *, name, found, wanted
    stop 1
  end subroutine
  function parts(z) result(p)
    complex(8), intent(in) :: z
    real(8) :: p(2)
    p = [real(z), aimag(z)]
  end function
end program
