! Heat on a plate over time, its conductivity a number for each cell: weighted squares at the end.
subroutine plate(n, steps, first, c, weights, total)
  implicit none
  integer, intent(in) :: n, steps
  real(8), intent(in) :: first(n, n), c(n, n), weights(n, n)
  real(8), intent(out) :: total
  real(8) :: u(n, n), next(n, n)
  integer :: t, i, j
  u = first
  next = first
  do t = 1, steps
    do j = 2, n - 1
      do i = 2, n - 1
        next(i, j) = u(i, j) + c(i, j) * (u(i - 1, j) + u(i + 1, j) + u(i, j - 1) + u(i, j + 1) - 4 * u(i, j))
      end do
    end do
    u = next
  end do
  total = sum(weights * u**2)
end subroutine

! By hand: all steps are kept.
subroutine plate_hand(n, steps, first, dfirst, c, dc, weights)
  implicit none
  integer, intent(in) :: n, steps
  real(8), intent(in) :: first(n, n), c(n, n), weights(n, n)
  real(8), intent(inout) :: dfirst(n, n), dc(n, n)
  real(8), allocatable :: u(:, :, :)
  real(8) :: d(n, n), back(n, n)
  integer :: t, i, j
  allocate (u(n, n, 0:steps))
  u(:, :, 0) = first
  do t = 1, steps
    u(:, :, t) = first
    do j = 2, n - 1
      do i = 2, n - 1
        u(i, j, t) = u(i, j, t - 1) + c(i, j) * (u(i - 1, j, t - 1) + u(i + 1, j, t - 1) &
          + u(i, j - 1, t - 1) + u(i, j + 1, t - 1) - 4 * u(i, j, t - 1))
      end do
    end do
  end do
  d = 2 * weights * u(:, :, steps)
  back = 0
  do t = steps - 1, 0, -1
    do j = 2, n - 1
      do i = 2, n - 1
        dc(i, j) = dc(i, j) + d(i, j) * (u(i - 1, j, t) + u(i + 1, j, t) + u(i, j - 1, t) &
          + u(i, j + 1, t) - 4 * u(i, j, t))
        back(i, j) = c(i, j) * d(i, j)
      end do
    end do
    do j = 2, n - 1
      do i = 2, n - 1
        d(i, j) = d(i, j) + back(i - 1, j) + back(i + 1, j) + back(i, j - 1) + back(i, j + 1) - 4 * back(i, j)
      end do
    end do
    d(1, :) = d(1, :) + back(2, :)
    d(n, :) = d(n, :) + back(n - 1, :)
    d(:, 1) = d(:, 1) + back(:, 2)
    d(:, n) = d(:, n) + back(:, n - 1)
  end do
  dfirst = dfirst + d
  deallocate (u)
end subroutine

#ifndef PLAIN
subroutine plate_ours(n, steps, first, dfirst, c, dc, weights)
  use enzyme
  implicit none
  integer, intent(in) :: n, steps
  real(8), intent(in) :: first(n, n), c(n, n), weights(n, n)
  real(8), intent(inout) :: dfirst(n, n), dc(n, n)
  real(8) :: total, dtotal
  external :: plate
  dtotal = 1
  call enzyme_autodiff(plate, enzyme_const, n, enzyme_const, steps, first, dfirst, c, dc, &
    enzyme_const, weights, total, dtotal)
end subroutine
#endif
