! What a derivative is compared with: differences of the function itself, along every axis.
module checks
  implicit none
  integer :: failures = 0
contains
  subroutine verify(name, f, n, x, dx, dy, tx, ty)
    character(*), intent(in) :: name
    integer, intent(in) :: n
    real(8), intent(in) :: x(n), dx(n), dy, tx(n), ty
    external :: f
    real(8) :: wanted(n), at(n), near(4)
    real(8), parameter :: h = 1d-3
    integer :: i, j
    do i = 1, n
      do j = 1, 4
        at = x
        at(i) = x(i) + h * merge(j - 3, j - 2, j < 3)
        call f(n, at, near(j))
      end do
      wanted(i) = (near(1) - 8 * near(2) + 8 * near(3) - near(4)) / (12 * h)
    end do
    call told(name, 'gradient', dx, wanted)
    call told(name, 'seed', [dy], [0d0])
    call told(name, 'tangent', [ty], [sum(wanted * tx)])
  end subroutine

  subroutine told(name, what, found, wanted)
    character(*), intent(in) :: name, what
    real(8), intent(in) :: found(:), wanted(:)
    if (all(abs(found - wanted) <= 1d-8 * (1 + abs(wanted)))) return
    failures = failures + 1
    print *, name, ': wrong ', what, found, ' wanted', wanted
  end subroutine

  subroutine ended(count)
    integer, intent(in) :: count
    if (failures > 0) stop 1
    print '(i0, a)', count, ' functions right'
  end subroutine
end module
