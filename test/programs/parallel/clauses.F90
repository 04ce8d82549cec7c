! Clauses of Fortran: loops that are collapsed and counted down, workshare, sections, copyprivate,
! locks, ordered, tasks with dependences, loops of tasks, regions in regions; in both modes.
module parallel_clauses
  use omp_lib
  implicit none
  integer, parameter :: n = 8
contains
  function loops(x) result(r)
    double precision, intent(in) :: x(n)
    double precision :: r, s, t(n, n), last, h(3), mx
    integer :: i, j, k
    s = 0; k = 0; h = 0; mx = -10
    !$omp parallel do collapse(2) schedule(dynamic, 3)
    do i = 1, n
      do j = n, 1, -1
        t(i, j) = x(i) * x(j) + sin(x(mod(i + j, n) + 1))
      end do
    end do
    !$omp parallel do reduction(+ : s, h) reduction(max : mx) lastprivate(last) schedule(guided)
    do i = 1, n
      s = s + sum(t(i, :) * t(:, i))
      h(mod(i, 3) + 1) = h(mod(i, 3) + 1) + x(i)**2
      last = x(i) * t(i, 1)
      mx = max(mx, x(i))
    end do
    r = s * last + product(h) * mx
  end function
  function works(x) result(r)
    double precision, intent(in) :: x(n)
    double precision :: r, a(n), b(n), c, v
    integer :: i
    !$omp parallel
    !$omp workshare
    a = x * x
    b = sin(a) + x(1)
    !$omp end workshare
    !$omp single
    c = sum(a * b)
    !$omp end single
    !$omp end parallel
    v = 0
    !$omp parallel private(i) firstprivate(c)
    !$omp do ordered schedule(static, 1)
    do i = 1, n
      !$omp ordered
      v = v * 0.5d0 + a(i) * c
      !$omp end ordered
    end do
    !$omp end do
    !$omp end parallel
    r = v
  end function
  function syncs(x) result(r)
    double precision, intent(in) :: x(n)
    double precision :: r, s, p, q, cp
    integer :: i
    integer(omp_lock_kind) :: lock
    s = 0; p = 1; q = 0
    call omp_init_lock(lock)
    !$omp parallel  private(cp)
    !$omp single
    cp = x(3) * x(4)
    !$omp end single copyprivate(cp)
    !$omp do
    do i = 1, n
      !$omp atomic update
      s = s + x(i) * cp
      !$omp critical (one)
      p = p * (1 + 0.1d0 * x(i))
      !$omp end critical (one)
      call omp_set_lock(lock)
      q = q + x(i)
      call omp_unset_lock(lock)
    end do
    !$omp end do
    !$omp masked
    s = s + x(5)
    !$omp end masked
    !$omp end parallel
    call omp_destroy_lock(lock)
    r = s * p + q * q
  end function
  function secs(x) result(r)
    double precision, intent(in) :: x(n)
    double precision :: r, a, b, c
    a = 0; b = 0; c = 1
    !$omp parallel sections reduction(* : c)
    !$omp section
    a = x(1) * x(2)
    c = c * x(3)
    !$omp section
    b = sin(x(4))
    c = c * (1 + x(5))
    !$omp end parallel sections
    r = a * b * c
  end function
  function tasked(x) result(r)
    double precision, intent(in) :: x(n)
    double precision :: r, t(n), s
    integer :: i
    s = 0
    !$omp parallel
    !$omp single
    !$omp taskgroup
    do i = 1, n
      !$omp task firstprivate(i) shared(t)
      t(i) = x(i) * x(mod(i, n) + 1)
      !$omp end task
    end do
    !$omp end taskgroup
    !$omp task depend(out : s) shared(s)
    s = sum(t * t)
    !$omp end task
    !$omp task depend(inout : s) shared(s)
    s = s * x(1)
    !$omp end task
    !$omp taskwait
    !$omp end single
    !$omp end parallel
    r = s
  end function
  function looped(x) result(r)
    double precision, intent(in) :: x(n)
    double precision :: r, t(n)
    integer :: i
    !$omp parallel
    !$omp single
    !$omp taskloop
    do i = 1, n
      t(i) = x(i)**3
    end do
    !$omp end taskloop
    !$omp end single
    !$omp end parallel
    r = 0
    !$omp parallel do simd reduction(+ : r) linear(i)
    do i = 1, n
      r = r + t(i) * x(i)
    end do
  end function
  function nests(x) result(r)
    double precision, intent(in) :: x(n)
    double precision :: r, q(3), s
    integer :: i, j
    call omp_set_max_active_levels(2)
    !$omp parallel do num_threads(3) private(s)
    do i = 1, 3
      s = 0
      !$omp parallel do num_threads(2) reduction(+ : s)
      do j = 1, n
        s = s + x(j) * x(mod(j + i, n) + 1)
      end do
      q(i) = s
    end do
    r = q(1) * q(2) + q(3)
  end function
  function chosen(x, which) result(r)
    double precision, intent(in) :: x(n)
    integer, intent(in) :: which
    double precision :: r
    select case (which)
    case (1)
      r = loops(x)
    case (2)
      r = works(x)
    case (3)
      r = syncs(x)
    case (4)
      r = secs(x)
    case (5)
      r = tasked(x)
    case (6)
      r = looped(x)
    case default
      r = nests(x)
    end select
  end function
end module
program clauses
  use enzyme
  use parallel_clauses
  implicit none
  double precision :: x(n), d(n), v(n), want(n), above, below, was
  integer :: i, which, checks = 0, failures = 0
  do i = 1, n
    x(i) = 0.6d0 + 0.11d0 * i - 0.03d0 * mod(i * i, 5)
    v(i) = 0.3d0 - 0.1d0 * i
  end do
  do which = 1, 7
    do i = 1, n
      was = x(i)
      x(i) = was + 1d-5
      above = chosen(x, which)
      x(i) = was - 1d-5
      below = chosen(x, which)
      x(i) = was
      want(i) = (above - below) / 2d-5
    end do
    d = 0
    call enzyme_autodiff(chosen, x, d, enzyme_const, which)
    do i = 1, n
      call expect(d(i), want(i))
    end do
    call expect(enzyme_fwddiff_real64(chosen, x, v, enzyme_const, which), sum(want * v))
  end do
  if (failures > 0) stop 1
  print '(a, i0, a)', "ok ", checks, " checks"
contains
  subroutine expect(got, wanted)
    double precision, intent(in) :: got, wanted
    checks = checks + 1
    if (abs(got - wanted) <= 1d-6 * max(1d0, abs(wanted))) return
    failures = failures + 1
    print *, "FAILED", which, got, wanted
  end subroutine
end program
