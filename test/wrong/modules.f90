! A procedure of another module without a body here, called in an internal procedure.
module physics
  implicit none
contains
  function state(t) result(s)
    real(8), intent(in) :: t
    real(8) :: s
    real(8), external :: lost
    s = inner(t) * t
  contains
    function inner(u) result(p)
      real(8), intent(in) :: u
      real(8) :: p
      p = lost(u)
    end function
  end function
end module

program main
  use physics
  implicit none
  real(8) :: t, d
  external :: f__enzyme_autodiff
  t = 2
  d = 0
  call f__enzyme_autodiff(state, t, d)
  print *, d
end program
