! Regions of Fortran: do, reductions, a schedule, critical, single, barriers, private variables.
module parallel_regions
  implicit none
  integer, parameter :: n = 12
contains
  subroutine f(x, s)
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: s
    real(8) :: y(n), big, mine, chain
    integer :: i
    s = 0
    big = 0
    chain = 1
    !$omp parallel do
    do i = 1, n
      y(i) = sin(x(i)) * x(mod(i, n) + 1)
    end do
    !$omp end parallel do
    !$omp parallel do reduction(+:s) reduction(max:big) schedule(dynamic)
    do i = 1, n
      s = s + y(i) * y(i)
      big = max(big, y(i))
    end do
    !$omp end parallel do
    !$omp parallel private(mine)
    mine = x(1)
    !$omp do
    do i = 1, n
      mine = x(i) * y(i)
      !$omp critical
      chain = chain * (1 + mine / 10)
      !$omp end critical
    end do
    !$omp end do
    !$omp do
    do i = 1, n
      y(i) = y(i) * x(n + 1 - i)
    end do
    !$omp end do
    !$omp single
    s = s + y(3)
    !$omp end single
    !$omp end parallel
    s = s * big + sum(y) + chain
  end subroutine
end module
program regions
  use enzyme
  use parallel_regions
  implicit none
  real(8) :: x(n), d(n), s, ds, above, below, h, was
  integer :: i, checks
  do i = 1, n
    x(i) = 0.3d0 + 0.1d0 * i
  end do
  d = 0
  ds = 1
  call enzyme_autodiff(f, x, d, s, ds)
  checks = 0
  h = 1d-6
  do i = 1, n
    was = x(i)
    x(i) = was + h
    call f(x, above)
    x(i) = was - h
    call f(x, below)
    x(i) = was
    if (abs((above - below) / 2 / h - d(i)) < 1d-7 * (1 + abs(d(i)))) checks = checks + 1
  end do
  print '(a, i0, a)', "ok ", checks, " checks"
  if (checks /= n) stop 1
end program
