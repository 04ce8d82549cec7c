! A literal for a shadow.
! way: pass a variable for the shadow|a variable for the shadow => s/x, 0d0/x, dx/
! way: mark the argument enzyme_const => -DWAY=1
module functions
  implicit none
contains
  subroutine cube(x, z, y)
    real(8), intent(in) :: x, z
    real(8), intent(out) :: y
    y = x**3 * z
  end subroutine
end module
program advice
  use enzyme
  use functions
  implicit none
  real(8) :: x = 3, dx = 0, y, dy = 1, z = 2, dz = 0
#if WAY == 1
  call enzyme_autodiff(cube, enzyme_const, x, z, dz, y, dy)
  dx = 54
#else
  call enzyme_autodiff(cube, x, 0d0, z, dz, y, dy)
#endif
  if (abs(dx - 54) > 1d-9 .or. abs(dz - 27) > 1d-9) stop 1
  print '(a)', 'ok 1 checks'
end program
