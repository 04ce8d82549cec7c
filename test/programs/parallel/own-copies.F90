! Variables of which each thread has its own copy (threadprivate): of modules, procedures and common
! blocks; what they begin with, copyin, and what stays there from one region to the next.
module own_copies
  implicit none
  integer, parameter :: n = 8
  double precision :: scale = 1, sums(2) = 0, kept(n)
  integer :: calls = 0
  !$omp threadprivate(scale, sums, kept, calls)
contains
  subroutine add(v, i)
    double precision, intent(in) :: v
    integer, intent(in) :: i
    sums(1 + mod(i, 2)) = sums(1 + mod(i, 2)) + v * v * scale
    calls = calls + 1
  end subroutine
  function summed(x) result(r)
    double precision, intent(in) :: x(n)
    double precision :: r, s, both(2)
    integer :: i
    both = 0
    scale = sin(x(1))
    !$omp parallel reduction(+ : both) copyin(scale)
    sums = 0
    calls = 0
    !$omp do
    do i = 1, n
      call add(x(i), i)
    end do
    if (calls > 0) both = both + sums
    !$omp end parallel
    s = both(1) * both(2)
    r = s * scale
  end function
  function stays(x) result(r)
    double precision, intent(in) :: x(n)
    double precision :: r
    integer :: i
    !$omp parallel do schedule(static)
    do i = 1, n
      kept(i) = x(i) * x(mod(i, n) + 1)
    end do
    r = 0
    !$omp parallel do schedule(static) reduction(+ : r)
    do i = 1, n
      r = r + exp(-kept(i)) * x(i)
    end do
  end function
  function shared(x) result(r)
    double precision, intent(in) :: x(n)
    double precision :: r
    double precision, save :: own = 2
    double precision :: one, other
    integer :: i
    common /pair/ one, other
    !$omp threadprivate(own, /pair/)
    r = 0
    !$omp parallel reduction(+ : r) private(i)
    one = x(1)
    other = 0
    !$omp do
    do i = 1, n
      own = x(i) * one
      other = other + own * own
    end do
    r = r + other
    !$omp end parallel
    r = r * r
  end function
  function total(x) result(r)
    double precision, intent(in) :: x(n)
    double precision :: r
    r = summed(x) + stays(x) * shared(x)
  end function
end module
program copies
  use enzyme
  use own_copies
#include "total.inc"
end program
