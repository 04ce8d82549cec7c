! Messages, requests and collectives as Fortran calls them, compared with differences.
module model
  implicit none
  include 'mpif.h'
  integer :: rank, nproc
contains
  function f(x, n) result(total)
    integer, intent(in) :: n
    double precision, intent(in) :: x(n)
    double precision :: total, got(n), y(n), s(2), most, all(n * nproc), sums(n)
    integer :: ierr, status(MPI_STATUS_SIZE), requests(2), half, step, i, which, column
    integer :: down, up, lengths(2), places(2)
    down = mod(rank + nproc - 1, nproc)
    up = mod(rank + 1, nproc)
    y = x * x(1)
    do step = 1, 2
      call MPI_Irecv(got, n, MPI_DOUBLE_PRECISION, down, 7, MPI_COMM_WORLD, requests(1), ierr)
      call MPI_Isend(y, n, MPI_DOUBLE_PRECISION, up, 7, MPI_COMM_WORLD, requests(2), ierr)
      do i = 1, 2
        call MPI_Waitany(2, requests, which, status, ierr)
        if (which < 1 .or. which > 2) stop 'no index from 1'
      end do
      y = sin(got) * x + y(n)
    end do
    call MPI_Sendrecv_replace(y, n, MPI_DOUBLE_PRECISION, up, 1, down, 1, MPI_COMM_WORLD, status, ierr)
    if (status(MPI_SOURCE) /= down) stop 'another source'
    call MPI_Comm_split(MPI_COMM_WORLD, mod(rank, 2), rank, half, ierr)
    s = [sum(got * got * x), product(y)]
    call MPI_Allreduce(MPI_IN_PLACE, s, 2, MPI_DOUBLE_PRECISION, MPI_SUM, half, ierr)
    call MPI_Comm_free(half, ierr)
    call MPI_Reduce(y(1), most, 1, MPI_DOUBLE_PRECISION, MPI_MAX, 0, MPI_COMM_WORLD, ierr)
    call MPI_Bcast(most, 1, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD, ierr)
    call MPI_Allgather(y, n, MPI_DOUBLE_PRECISION, all, n, MPI_DOUBLE_PRECISION, MPI_COMM_WORLD, ierr)
    lengths = [1, 2]
    places = [0, 1]
    call MPI_Type_indexed(2, lengths, places, MPI_DOUBLE_PRECISION, column, ierr)
    call MPI_Type_commit(column, ierr)
    sums = 1
    call MPI_Isend(y, 1, column, up, 3, MPI_COMM_WORLD, requests(1), ierr)
    call MPI_Irecv(sums, 1, column, down, 3, MPI_COMM_WORLD, requests(2), ierr)
    call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE, ierr)
    call MPI_Type_free(column, ierr)
    total = s(1) * x(1) + s(2) + most * x(2) + sum(all * all) * (1 + rank) + sum(sums * x)
  end function

  double precision function everywhere(x, n)
    integer, intent(in) :: n
    double precision, intent(in) :: x(n)
    double precision :: mine
    integer :: ierr
    mine = f(x, n)
    call MPI_Allreduce(mine, everywhere, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
  end function

  subroutine gradient(x, d, n)
    use enzyme
    integer, intent(in) :: n
    double precision, intent(in) :: x(n)
    double precision, intent(inout) :: d(n)
    call enzyme_autodiff(f, x, d, enzyme_const, n)
  end subroutine
end module

program main
  use model
  use enzyme
  implicit none
  integer, parameter :: n = 3
  double precision, parameter :: step = 1d-5
  double precision :: x(n), d(n), found(n), v(n), hv(n), higher(n), lower(n), kept, above, below, tangent, along, whole
  integer :: ierr, i, r
  logical :: right
  call MPI_Init(ierr)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierr)
  call MPI_Comm_size(MPI_COMM_WORLD, nproc, ierr)
  x = [0.9d0, 0.5d0, 0.7d0] + rank * 0.1d0
  v = [1d0, -0.5d0, 0.3d0] * (1 + rank)
  do r = 0, nproc - 1
    do i = 1, n
      kept = x(i)
      if (r == rank) x(i) = kept + step
      above = everywhere(x, n)
      if (r == rank) x(i) = kept - step
      below = everywhere(x, n)
      x(i) = kept
      if (r == rank) found(i) = (above - below) / (2 * step)
    end do
  end do
  d = 0
  call enzyme_autodiff(f, x, d, enzyme_const, n)
  right = all_close(d, found)
  if (.not. right) print *, rank, d, found
  tangent = enzyme_fwddiff_real64(f, x, v, enzyme_const, n)
  call MPI_Allreduce(MPI_IN_PLACE, tangent, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
  along = dot_product(v, found)
  call MPI_Allreduce(along, whole, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
  if (.not. abs(tangent - whole) <= 1d-6 * max(1d0, abs(whole))) right = .false.
  ! The product with a Hessian: differences of gradients.
  d = 0
  hv = 0
  higher = 0
  lower = 0
  call enzyme_fwddiff(gradient, x, v, d, hv, enzyme_const, n)
  call gradient(x + step * v, higher, n)
  call gradient(x - step * v, lower, n)
  if (.not. all_close(hv, (higher - lower) / (2 * step))) right = .false.
  if (.not. right) print *, rank, tangent, whole
  call MPI_Allreduce(MPI_IN_PLACE, right, 1, MPI_LOGICAL, MPI_LAND, MPI_COMM_WORLD, ierr)
  if (rank == 0) print '(a)', merge('right', 'wrong', right)
  call MPI_Finalize(ierr)
contains
  logical function all_close(a, b)
    double precision, intent(in) :: a(:), b(:)
    all_close = all(abs(a - b) < 1d-6 * max(1d0, abs(b)))
  end function
end program
