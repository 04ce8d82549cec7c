! An internal procedure that uses variables of its host is kept in memory.
! way: put the procedure and the variables that it uses into a module => -DWAY=1
! way: hand it to nothing but procedures that call it => -DWAY=2
module kept
  implicit none
  abstract interface
    function curve(x) result(y)
      real(8), intent(in) :: x
      real(8) :: y
    end function
  end interface
  procedure(curve), pointer :: chosen
  real(8) :: scale
contains
  function scaled_of_module(x) result(y)
    real(8), intent(in) :: x
    real(8) :: y
    y = scale * x * x
  end function
  function twice(f, x) result(y)
    procedure(curve) :: f
    real(8), intent(in) :: x
    real(8) :: y
    y = f(x) + f(2 * x)
  end function
  function chosen_twice(x) result(y)
    real(8), intent(in) :: x
    real(8) :: y
    y = twice(chosen, x)
  end function
  function energy(x) result(y)
    real(8), intent(in) :: x
    real(8) :: y
    real(8) :: factor
#if WAY == 1
    scale = 3 * x
    chosen => scaled_of_module
    y = chosen_twice(x)
#elif WAY == 2
    factor = 3 * x
    y = twice(scaled, x)
#else
    factor = 3 * x
    chosen => scaled
    y = chosen_twice(x)
#endif
  contains
    function scaled(x) result(y)
      real(8), intent(in) :: x
      real(8) :: y
      y = factor * x * x
    end function
  end function
end module
program advice
  use kept
  use enzyme
  implicit none
  real(8) :: x = 2, dx = 0
  call enzyme_autodiff(energy, x, dx)
  if (abs(dx - 45 * x**2) > 1d-9) stop 1
  print '(a)', 'ok 1 checks'
end program
