! A marker is missing in front of an integer, so that the last argument has no shadow left.
! way: argument 3 .* write enzyme_const in front of argument 2 => s/energy, 3/energy, enzyme_const, 3/
! says: give the shadow, or write enzyme_const
program integers
  use enzyme
  implicit none
  real(8) :: x(3) = [2, 3, 5], dx(3) = 0
  call enzyme_autodiff(energy, 3, x, dx)
  if (all(abs(dx - [4, 6, 10]) < 1d-12)) print '(a)', 'ok 3 checks'
contains
  real(8) function energy(n, x)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    energy = sum(x**2)
  end function
end program
