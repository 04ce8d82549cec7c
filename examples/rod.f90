! Heat in a rod of two metals: a simulation that knows nothing of Python, of JAX, or of derivatives.
subroutine simulate(n, conductivity, start, steps, sensors) bind(c)
  use iso_c_binding
  implicit none
  integer(c_int), value :: n, steps
  real(c_double), intent(in) :: conductivity(n), start(n)
  real(c_double), intent(out) :: sensors(4)
  real(c_double) :: heat(n), flow(n + 1)
  integer :: step, i

  heat = start
  flow(1) = 0
  flow(n + 1) = 0
  do step = 1, steps
    do i = 2, n
      flow(i) = (conductivity(i - 1) + conductivity(i)) / 2 * (heat(i - 1) - heat(i))
    end do
    heat = heat + flow(1:n) - flow(2:n + 1)
  end do
  do i = 1, 4
    sensors(i) = heat(i * n / 4)
  end do
end subroutine
