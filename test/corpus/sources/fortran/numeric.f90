! Arrays: intrinsics, sections, where, forall, do concurrent, complex, matmul, I/O, OpenMP.
! corpus-variant: plain
! corpus-variant: omp -fopenmp
! corpus-variant: fast -ffast-math -march=haswell
module kinds
  integer, parameter :: wp = selected_real_kind(15, 307), qp = 16
end module
subroutine linear(n, a, b, c)
  use kinds
  implicit none
  integer, intent(in) :: n
  real(wp), intent(in) :: a(n, n), b(n, *)
  real(wp), intent(out) :: c(n, n)
  real(wp) :: work(n, n), row(n)
  integer :: i, j
  work = matmul(a, transpose(b(:, 1:n)))
  where (work > 0)
    c = sqrt(work)
  elsewhere (work < -1)
    c = exp(work)
  elsewhere
    c = 0
  end where
  forall (i=1:n, j=1:n, i /= j) c(i, j) = c(i, j) + dot_product(a(i, :), b(:, j))
  do concurrent (i=1:n) local(row)
    row = cshift(a(i, :), 1)
    c(i, i) = sum(row, mask=row > 0) + maxval(row) + real(maxloc(row, 1), wp)
  end do
  !$omp parallel do reduction(+:work) private(j)
  do i = 1, n
    do j = 1, n
      work(i, j) = work(i, j) + a(i, j)
    end do
  end do
  !$omp end parallel do
  c = c + spread(sum(work, dim=1), 2, n) + merge(a, work, a > work)
end subroutine
function waves(x, k) result(z)
  use kinds
  implicit none
  real(wp), intent(in) :: x(:)
  integer, intent(in), optional :: k
  complex(wp) :: z(size(x))
  integer(8) :: m
  m = 1
  if (present(k)) m = k
  z = exp(cmplx(0, m * x, wp)) * conjg(cmplx(cos(x), aimag(cmplx(x, x, wp)), wp))
  z = z / (1.0_wp + abs(z))
end function
subroutine texts(unit, line, values)
  use kinds
  implicit none
  integer, intent(in) :: unit
  character(len=*), intent(inout) :: line
  real(wp), intent(inout) :: values(..)
  character(80) :: buffer
  integer :: error
  logical :: found
  namelist /settings/ buffer, error
  write (buffer, '(i5.3, 3(1x, es12.4), l2)') rank(values), 1.5_wp, 2.5_wp, 3.5_wp, .true.
  read (unit, *, iostat=error, end=10) line
  read (unit, nml=settings)
10 found = index(line, trim(buffer)) > 0 .neqv. line == "x"
  select rank (values)
  rank (1); values = values(ubound(values, 1):1:-1)
  rank (2); values(1, :) = gamma(values(2, :)) + bessel_j0(values(1, :))
  end select
  line = adjustl(line(2:5)//achar(65))//buffer
  if (found) stop 3
end subroutine
real function old(x, n, f)
  real x(n), f
  external f
  integer n, jump
  equivalence (y, iy)
  data z /1.5/
  entry older(x, n, f)
  old = 0
  do 20 i = n, 1, -2
    if (x(i)) 5, 10, 15
5   old = old - f(x(i))
10  y = 2.0
15  old = old + iy + z
20 continue
  go to (30, 40), n
30 return
40 old = sign(old, nint(x(1)) + mod(n, 3) * 1.0)
end function
