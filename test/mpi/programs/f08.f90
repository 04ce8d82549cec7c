! mpi_f08: handles of types, no ierror; five functions, each compared with differences.
module five
  use mpi_f08
  implicit none
  integer, parameter :: n = 4
  integer :: rank, nproc
contains
  ! Messages around a ring, with requests and without.
  function ring(x) result(total)
    double precision, intent(in) :: x(n)
    double precision :: total, got(n), y(n)
    type(MPI_Request) :: requests(2)
    type(MPI_Status) :: status, statuses(2)
    integer :: down, up, step, count
    down = mod(rank + nproc - 1, nproc)
    up = mod(rank + 1, nproc)
    y = x * x(1)
    do step = 1, 2
      call MPI_Irecv(got, n, MPI_DOUBLE_PRECISION, down, 7, MPI_COMM_WORLD, requests(1))
      call MPI_Isend(y, n, MPI_DOUBLE_PRECISION, up, 7, MPI_COMM_WORLD, requests(2))
      call MPI_Waitall(2, requests, statuses)
      if (statuses(1)%MPI_SOURCE /= down) stop 'another source'
      y = sin(got) * x + y(n)
    end do
    call MPI_Sendrecv(y, n, MPI_DOUBLE_PRECISION, up, 1, got, n, MPI_DOUBLE_PRECISION, MPI_ANY_SOURCE, 1, &
        MPI_COMM_WORLD, status)
    call MPI_Get_count(status, MPI_DOUBLE_PRECISION, count)
    if (status%MPI_SOURCE /= down .or. status%MPI_TAG /= 1 .or. count /= n) stop 'another status'
    total = sum(got * x) * (1 + rank)
  end function

  ! Collectives, on a part of the processes too.
  function collected(x) result(total)
    double precision, intent(in) :: x(n)
    double precision :: total, s(2), most, all(n * nproc), mine(n), before
    type(MPI_Comm) :: half
    integer :: ierr
    call MPI_Comm_split(MPI_COMM_WORLD, mod(rank, 2), rank, half, ierr)
    if (half == MPI_COMM_NULL .or. ierr /= MPI_SUCCESS) stop 'no part'
    s = [sum(x * x), product(x)]
    call MPI_Allreduce(MPI_IN_PLACE, s, 2, MPI_DOUBLE_PRECISION, MPI_SUM, half)
    call MPI_Comm_free(half)
    call MPI_Reduce(x(1), most, 1, MPI_DOUBLE_PRECISION, MPI_MAX, 0, MPI_COMM_WORLD)
    call MPI_Bcast(most, 1, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD)
    call MPI_Allgather(x, n, MPI_DOUBLE_PRECISION, all, n, MPI_DOUBLE_PRECISION, MPI_COMM_WORLD)
    all = all * all * x(2)
    call MPI_Scatter(all, n, MPI_DOUBLE_PRECISION, mine, n, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD)
    call MPI_Scan(mine(1), before, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD)
    total = s(1) * x(1) + s(2) + most * x(2) + sum(mine * x) + before * x(3)
  end function

  ! A border that is exchanged in a grid, a column of every other number.
  function bordered(x) result(total)
    double precision, intent(in) :: x(n)
    double precision :: total, field(n), border(n)
    type(MPI_Comm) :: grid
    type(MPI_Datatype) :: column
    type(MPI_Request) :: request
    integer :: left, right, step
    logical :: is_done
    call MPI_Cart_create(MPI_COMM_WORLD, 1, [nproc], [.false.], .false., grid)
    call MPI_Cart_shift(grid, 0, 1, left, right)
    call MPI_Type_vector(2, 1, 2, MPI_DOUBLE_PRECISION, column)
    call MPI_Type_commit(column)
    field = x
    do step = 1, 3
      border = 1
      call MPI_Irecv(border, 1, column, left, 2, grid, request)
      call MPI_Send(field(2), 1, column, right, 2, grid)
      is_done = .false.
      do while (.not. is_done)
        call MPI_Test(request, is_done, MPI_STATUS_IGNORE)
      end do
      if (request /= MPI_REQUEST_NULL) stop 'a request is left'
      field = field * (0.5d0 + 0.2d0 * border) + 0.1d0 * cos(border)
    end do
    call MPI_Type_free(column)
    call MPI_Comm_free(grid)
    total = sum(field * field)
  end function

  ! A transpose, and sums that are begun and waited for.
  function turned(x) result(total)
    double precision, intent(in) :: x(n)
    double precision :: total, given(nproc), got(nproc), sums(2), weights(2)
    type(MPI_Request) :: request
    integer :: i
    given = [(exp(0.1d0 * i * x(1)) * x(2), i = 1, nproc)]
    call MPI_Alltoall(given, 1, MPI_DOUBLE_PRECISION, got, 1, MPI_DOUBLE_PRECISION, MPI_COMM_WORLD)
    weights = [sum(got * got), x(3) * x(4)]
    call MPI_Iallreduce(weights, sums, 2, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, request)
    call MPI_Wait(request, MPI_STATUS_IGNORE)
    call MPI_Barrier(MPI_COMM_WORLD)
    total = sums(1) * x(1) + sqrt(sums(2)) * x(3) * (rank + 1)
  end function

  ! What comes in any order; neighbours; collectives with requests; a type of numbers apart.
  function later(x) result(total)
    double precision, intent(in) :: x(n)
    double precision :: total, got(2, nproc), mine(2), put(8), met(8), all(nproc), one(1), before
    type(MPI_Comm) :: grid
    type(MPI_Datatype) :: apart, longer
    type(MPI_Request) :: requests(2 * nproc), collected(2)
    type(MPI_Status) :: statuses(2 * nproc)
    integer(MPI_ADDRESS_KIND) :: low, extent
    integer :: k, j, count, which(2 * nproc), left
    logical :: is_there
    call MPI_Type_create_hvector(2, 1, int(8, MPI_ADDRESS_KIND), MPI_DOUBLE_PRECISION, apart)
    call MPI_Type_create_resized(apart, 0_MPI_ADDRESS_KIND, 16_MPI_ADDRESS_KIND, longer)
    call MPI_Type_commit(longer)
    call MPI_Type_get_extent(longer, low, extent)
    if (low /= 0 .or. extent /= 16) stop 'another extent'
    mine = [x(1) * x(2), cos(x(3)) * (1 + rank)]
    do k = 1, nproc
      call MPI_Irecv(got(1, k), 1, longer, k - 1, 3, MPI_COMM_WORLD, requests(k))
      call MPI_Issend(mine, 1, longer, k - 1, 3, MPI_COMM_WORLD, requests(nproc + k))
    end do
    total = 0
    left = 2 * nproc
    do while (left > 0)
      call MPI_Waitsome(2 * nproc, requests, count, which, statuses)
      do j = 1, count
        if (which(j) <= nproc) total = total + got(1, which(j)) * got(2, which(j)) * x(4)
      end do
      left = left - count
    end do
    call MPI_Cart_create(MPI_COMM_WORLD, 1, [nproc], [.true.], .false., grid)
    put = [(x(1 + mod(k, n)) * k, k = 1, 8)]
    met = 1
    call MPI_Neighbor_alltoall(put, 4, MPI_DOUBLE_PRECISION, met, 4, MPI_DOUBLE_PRECISION, grid)
    all = [(x(1 + mod(k, n)) ** 2, k = 1, nproc)]
    call MPI_Ireduce_scatter_block(all, one, 1, MPI_DOUBLE_PRECISION, MPI_SUM, grid, collected(1))
    call MPI_Iexscan(x(2), before, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, collected(2))
    total = total + sum(met * met) * x(1)
    is_there = .false.
    do while (.not. is_there)
      call MPI_Testall(2, collected, is_there, statuses)
    end do
    if (rank == 0) before = 1
    total = total + one(1) * before
    call MPI_Comm_free(grid)
    call MPI_Type_free(longer)
    call MPI_Type_free(apart)
  end function
end module

program main
  use five
  use enzyme
  implicit none
  logical :: right
  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, nproc)
  right = check(1) .and. check(2) .and. check(3) .and. check(4) .and. check(5)
  call MPI_Allreduce(MPI_IN_PLACE, right, 1, MPI_LOGICAL, MPI_LAND, MPI_COMM_WORLD)
  if (rank == 0) print '(a)', merge('right', 'wrong', right)
  call MPI_Finalize()
contains
  double precision function everywhere(which, x)
    integer, intent(in) :: which
    double precision, intent(in) :: x(n)
    select case (which)
    case (1)
      everywhere = ring(x)
    case (2)
      everywhere = collected(x)
    case (3)
      everywhere = bordered(x)
    case (4)
      everywhere = turned(x)
    case default
      everywhere = later(x)
    end select
    call MPI_Allreduce(MPI_IN_PLACE, everywhere, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD)
  end function

  logical function check(which) result(right)
    integer, intent(in) :: which
    double precision, parameter :: step = 1d-5
    double precision :: x(n), d(n), found(n), v(n), kept, above, below, tangent, along
    integer :: i, r
    x = [0.9d0, 0.5d0, 0.7d0, 1.1d0] + rank * 0.1d0
    v = [1d0, -0.5d0, 0.3d0, 0.7d0] * (1 + rank)
    do r = 0, nproc - 1
      do i = 1, n
        kept = x(i)
        if (r == rank) x(i) = kept + step
        above = everywhere(which, x)
        if (r == rank) x(i) = kept - step
        below = everywhere(which, x)
        x(i) = kept
        if (r == rank) found(i) = (above - below) / (2 * step)
      end do
    end do
    d = 0
    select case (which)
    case (1)
      call enzyme_autodiff(ring, x, d)
      tangent = enzyme_fwddiff_real64(ring, x, v)
    case (2)
      call enzyme_autodiff(collected, x, d)
      tangent = enzyme_fwddiff_real64(collected, x, v)
    case (3)
      call enzyme_autodiff(bordered, x, d)
      tangent = enzyme_fwddiff_real64(bordered, x, v)
    case (4)
      call enzyme_autodiff(turned, x, d)
      tangent = enzyme_fwddiff_real64(turned, x, v)
    case default
      call enzyme_autodiff(later, x, d)
      tangent = enzyme_fwddiff_real64(later, x, v)
    end select
    right = all(abs(d - found) < 1d-6 * max(1d0, abs(found)))
    if (.not. right) print *, which, rank, d, found
    call MPI_Allreduce(MPI_IN_PLACE, tangent, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD)
    along = dot_product(v, found)
    call MPI_Allreduce(MPI_IN_PLACE, along, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD)
    if (.not. abs(tangent - along) <= 1d-6 * max(1d0, abs(along))) then
      right = .false.
      print *, which, rank, tangent, along
    end if
  end function
end program
