! Bits of a number, in a procedure of a module.
module mixing
  implicit none
contains
  function scramble(x) result(y)
    real(8), intent(in) :: x
    real(8) :: y
    integer(8) :: bits
    bits = transfer(x, bits)
    bits = ieor(bits * 3_8, 77_8)
    y = transfer(bits, y)
  end function
end module

subroutine slopes(x, dx)
  use mixing
  implicit none
  real(8) :: x, dx
  external :: f__enzyme_autodiff
  call f__enzyme_autodiff(scramble, x, dx)
end subroutine
