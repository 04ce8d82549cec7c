! A marker is missing in front of an integer, which takes the next argument for its shadow.
! way: write enzyme_const in front of => -DWAY
! says: a shadow has the type and the size
program integers
  use enzyme
  implicit none
  real(8) :: x(3) = [2, 3, 5], dx(3) = 0
#ifdef WAY
  call enzyme_autodiff(energy, enzyme_const, 3, x, dx)
#else
  call enzyme_autodiff(energy, 3, x, enzyme_const, dx)
#endif
  if (all(abs(dx - [4, 6, 10]) < 1d-12)) print '(a)', 'ok 3 checks'
contains
  real(8) function energy(n, x)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    energy = sum(x**2)
  end function
end program
