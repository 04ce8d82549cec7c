! An internal procedure that uses variables of its host is kept in memory.
! way: put the procedure and the variables that it uses into a module => -DWAY=1
! way: hand it to nothing but procedures that call it => -DWAY=2
module kept
  implicit none
  abstract interface
    real(8) function of_number(x)
      real(8), intent(in) :: x
    end function
  end interface
  type :: holder
    procedure(of_number), pointer, nopass :: of => null()
  end type
  real(8) :: factor = 5
contains
  real(8) function scaled(x)
    real(8), intent(in) :: x
    scaled = factor * x * x
  end function
  real(8) function called(g, x)
    procedure(of_number) :: g
    real(8), intent(in) :: x
    called = g(x)
  end function
end module
module functions
  use kept
  implicit none
contains
  subroutine f(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(holder) :: all(4)
#if WAY == 1
    all(n + 1)%of => scaled
    y = all(modulo(n, 2) + 1)%of(x)
#else
    real(8) :: factor
    factor = 5
#if WAY == 2
    y = called(inner, x)
#else
    all(n + 1)%of => inner
    y = all(modulo(n, 2) + 1)%of(x)
#endif
  contains
    real(8) function inner(x)
      real(8), intent(in) :: x
      inner = factor * x * x
    end function
#endif
  end subroutine
end module
program advice
  use enzyme
  use functions
  implicit none
  real(8) :: x = 3, dx = 0, y, dy = 1
  call enzyme_autodiff(f, enzyme_const, command_argument_count(), x, dx, y, dy)
  if (abs(dx - 30) > 1d-9) stop 1
  print '(a)', 'ok 1 checks'
end program
