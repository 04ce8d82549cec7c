! REQUIRES: flang-22
! RUN: enzyme-fc -O2 "%s" -o "%t" && "%t" | %FileCheck "%s"

! CHECK: 6.00
program p
  interface
    real(8) function slope(f, x, dx) bind(c, name='__enzyme_fwddiff')
      real(8), external :: f
      real(8) :: x, dx
    end function
  end interface
  real(8), external :: square
  real(8) :: x, dx
  x = 3
  dx = 1
  print '(f5.2)', slope(square, x, dx)
end program

real(8) function square(x)
  real(8), intent(in) :: x
  square = x * x
end function
