! Numbers of another kind.
! way: numbers of the same kind: 1d0|the same kind: 1d0 => s/1.0, y/1d0, y/
module functions
  implicit none
contains
  subroutine cube(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = x**3
  end subroutine
end module
program advice
  use enzyme
  use functions
  implicit none
  real(8) :: x = 3, y, dy
  call enzyme_fwddiff(cube, x, 1.0, y, dy)
  if (abs(dy - 27) > 1d-9) stop 1
  print '(a)', 'ok 1 checks'
end program
