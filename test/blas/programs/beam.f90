! Finite elements of a bar whose stiffness varies: a banded system by dpbsv, and its compliance.
module bar
  implicit none
  integer, parameter :: n = 12
contains
  function compliance(stiffness, load) result(work)
    real(8), intent(in) :: stiffness(n + 1), load(n)
    real(8) :: work, band(2, n), u(n)
    integer :: i, info
    band = 0
    do i = 1, n
      band(1, i) = stiffness(i) + stiffness(i + 1)
      if (i < n) band(2, i) = -stiffness(i + 1)
    end do
    u = load
    call dpbsv('L', n, 1, 1, band, 2, u, n, info)
    work = dot_product(load, u)
  end function
end module

program main
  use enzyme
  use bar
  implicit none
  real(8) :: k(n + 1), f(n), dk(n + 1), df(n), slope, was
  integer :: i, wrong
  real(8), parameter :: h = 1d-5
  do i = 1, n + 1
    k(i) = 2 + cos(real(i, 8))
  end do
  do i = 1, n
    f(i) = sin(real(i * i, 8))
  end do
  dk = 0
  df = 0
  call enzyme_autodiff(compliance, enzyme_dup, k, dk, enzyme_dup, f, df)
  wrong = 0
  do i = 1, n + 1
    was = k(i)
    k(i) = was + h
    slope = compliance(k, f)
    k(i) = was - h
    slope = (slope - compliance(k, f)) / (2 * h)
    k(i) = was
    if (.not. abs(slope - dk(i)) < 1d-7 * (1 + abs(slope))) wrong = wrong + 1
  end do
  if (wrong == 0) then
    print '(a)', 'ok'
  else
    print '(a)', 'WRONG'
  end if
end program
