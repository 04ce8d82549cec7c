! mpi_f08 for flang, over the functions of mpif.h: compile it with -I and the folder of that mpif.h.
!
! Compilers cannot read each other's modules, and MPI comes with gfortran's. Handles here are those
! of mpif.h in a type of their own, and all that is exchanged goes through the same functions.

module mpi_f08_of_mpif
  implicit none
  include 'mpif.h'
end module

module mpi_f08
  use mpi_f08_of_mpif, only: c_status_size => MPI_STATUS_SIZE, c_source => MPI_SOURCE, &
    c_error => MPI_ERROR, MPI_IN_PLACE, MPI_BOTTOM, MPI_Wtime, MPI_PROC_NULL, MPI_ANY_SOURCE, &
    MPI_ANY_TAG, MPI_UNDEFINED, MPI_SUCCESS, MPI_ORDER_FORTRAN, MPI_ORDER_C, &
    MPI_ADDRESS_KIND, MPI_THREAD_SINGLE, MPI_THREAD_FUNNELED, MPI_THREAD_SERIALIZED, &
    MPI_THREAD_MULTIPLE, &
    c_INTEGER => MPI_INTEGER, c_REAL => MPI_REAL, c_DOUBLE_PRECISION => MPI_DOUBLE_PRECISION, &
    c_COMPLEX => MPI_COMPLEX, c_DOUBLE_COMPLEX => MPI_DOUBLE_COMPLEX, c_LOGICAL => MPI_LOGICAL, &
    c_CHARACTER => MPI_CHARACTER, c_BYTE => MPI_BYTE, c_REAL4 => MPI_REAL4, &
    c_REAL8 => MPI_REAL8, c_INTEGER4 => MPI_INTEGER4, c_INTEGER8 => MPI_INTEGER8, &
    c_two_DOUBLE_PRECISION => MPI_2DOUBLE_PRECISION, c_two_REAL => MPI_2REAL, c_SUM => MPI_SUM, &
    c_PROD => MPI_PROD, c_MAX => MPI_MAX, c_MIN => MPI_MIN, c_MAXLOC => MPI_MAXLOC, &
    c_MINLOC => MPI_MINLOC, c_LAND => MPI_LAND, c_LOR => MPI_LOR, c_BAND => MPI_BAND, &
    c_BOR => MPI_BOR, c_COMM_WORLD => MPI_COMM_WORLD, c_COMM_SELF => MPI_COMM_SELF, &
    c_COMM_NULL => MPI_COMM_NULL, c_REQUEST_NULL => MPI_REQUEST_NULL, &
    c_DATATYPE_NULL => MPI_DATATYPE_NULL
  implicit none
  private :: c_status_size, c_source, c_error

  type, bind(C) :: MPI_Comm
    integer :: MPI_VAL
  end type

  type, bind(C) :: MPI_Datatype
    integer :: MPI_VAL
  end type

  type, bind(C) :: MPI_Op
    integer :: MPI_VAL
  end type

  type, bind(C) :: MPI_Request
    integer :: MPI_VAL
  end type

  ! Where these three are is the library's own affair; they are next to each other in all of them.
  type :: MPI_Status
    sequence
    integer, private :: before(c_source - 1)
    integer :: MPI_SOURCE, MPI_TAG, MPI_ERROR
    integer, private :: behind(c_status_size - c_error)
  end type

  type(MPI_Datatype), parameter :: MPI_INTEGER = MPI_Datatype(c_INTEGER)
  type(MPI_Datatype), parameter :: MPI_REAL = MPI_Datatype(c_REAL)
  type(MPI_Datatype), parameter :: MPI_DOUBLE_PRECISION = MPI_Datatype(c_DOUBLE_PRECISION)
  type(MPI_Datatype), parameter :: MPI_COMPLEX = MPI_Datatype(c_COMPLEX)
  type(MPI_Datatype), parameter :: MPI_DOUBLE_COMPLEX = MPI_Datatype(c_DOUBLE_COMPLEX)
  type(MPI_Datatype), parameter :: MPI_LOGICAL = MPI_Datatype(c_LOGICAL)
  type(MPI_Datatype), parameter :: MPI_CHARACTER = MPI_Datatype(c_CHARACTER)
  type(MPI_Datatype), parameter :: MPI_BYTE = MPI_Datatype(c_BYTE)
  type(MPI_Datatype), parameter :: MPI_REAL4 = MPI_Datatype(c_REAL4)
  type(MPI_Datatype), parameter :: MPI_REAL8 = MPI_Datatype(c_REAL8)
  type(MPI_Datatype), parameter :: MPI_INTEGER4 = MPI_Datatype(c_INTEGER4)
  type(MPI_Datatype), parameter :: MPI_INTEGER8 = MPI_Datatype(c_INTEGER8)
  type(MPI_Datatype), parameter :: MPI_2DOUBLE_PRECISION = MPI_Datatype(c_two_DOUBLE_PRECISION)
  type(MPI_Datatype), parameter :: MPI_2REAL = MPI_Datatype(c_two_REAL)
  type(MPI_Op), parameter :: MPI_SUM = MPI_Op(c_SUM)
  type(MPI_Op), parameter :: MPI_PROD = MPI_Op(c_PROD)
  type(MPI_Op), parameter :: MPI_MAX = MPI_Op(c_MAX)
  type(MPI_Op), parameter :: MPI_MIN = MPI_Op(c_MIN)
  type(MPI_Op), parameter :: MPI_MAXLOC = MPI_Op(c_MAXLOC)
  type(MPI_Op), parameter :: MPI_MINLOC = MPI_Op(c_MINLOC)
  type(MPI_Op), parameter :: MPI_LAND = MPI_Op(c_LAND)
  type(MPI_Op), parameter :: MPI_LOR = MPI_Op(c_LOR)
  type(MPI_Op), parameter :: MPI_BAND = MPI_Op(c_BAND)
  type(MPI_Op), parameter :: MPI_BOR = MPI_Op(c_BOR)
  type(MPI_Comm), parameter :: MPI_COMM_WORLD = MPI_Comm(c_COMM_WORLD)
  type(MPI_Comm), parameter :: MPI_COMM_SELF = MPI_Comm(c_COMM_SELF)
  type(MPI_Comm), parameter :: MPI_COMM_NULL = MPI_Comm(c_COMM_NULL)
  type(MPI_Request), parameter :: MPI_REQUEST_NULL = MPI_Request(c_REQUEST_NULL)
  type(MPI_Datatype), parameter :: MPI_DATATYPE_NULL = MPI_Datatype(c_DATATYPE_NULL)

  ! What is written there is nobody's.
  type(MPI_Status), save :: MPI_STATUS_IGNORE, MPI_STATUSES_IGNORE(1024)

  interface operator(==)
    module procedure same_comm, same_request, same_datatype
  end interface
  interface operator(/=)
    module procedure other_comm, other_request, other_datatype
  end interface

  private :: same_comm, same_request, same_datatype, other_comm, other_request, other_datatype
  private :: c_send, c_ssend, c_bsend, c_rsend, c_recv, c_isend, &
    c_irecv, c_send_init, c_recv_init, c_start, c_startall, c_wait, &
    c_waitall, c_waitany, c_test, c_request_free, c_probe, c_get_count, &
    c_sendrecv, c_sendrecv_replace, c_barrier, c_bcast, c_reduce, c_allreduce, &
    c_scan, c_exscan, c_reduce_scatter, c_reduce_scatter_block, c_scatter, c_scatterv, &
    c_gather, c_gatherv, c_allgather, c_allgatherv, c_alltoall, c_alltoallv, &
    c_ibcast, c_ireduce, c_iallreduce, c_init, c_finalize, c_initialized, &
    c_abort, c_comm_rank, c_comm_size, c_comm_dup, c_comm_split, c_comm_free, &
    c_cart_create, c_cart_coords, c_cart_shift, c_cart_rank, c_dims_create, c_type_contiguous, &
    c_type_vector, c_type_indexed, c_type_create_subarray, c_type_commit, c_type_free
  private :: c_waitsome, c_testsome, c_testall, c_testany, c_iprobe, c_issend, c_ibsend, &
    c_irsend, c_ssend_init, c_bsend_init, c_rsend_init, c_ibarrier, c_iscan, c_iexscan, &
    c_ireduce_scatter, c_ireduce_scatter_block, c_iscatter, c_iscatterv, c_igather, c_igatherv, &
    c_iallgather, c_iallgatherv, c_ialltoall, c_ialltoallv, c_neighbor_allgather, &
    c_neighbor_allgatherv, c_neighbor_alltoall, c_neighbor_alltoallv, c_ineighbor_allgather, &
    c_ineighbor_allgatherv, c_ineighbor_alltoall, c_ineighbor_alltoallv, c_init_thread, &
    c_finalized, c_cart_sub, c_cart_get, c_type_create_struct, c_type_create_resized, &
    c_type_create_hvector, c_type_create_hindexed, c_type_create_indexed_block, c_type_size, &
    c_type_get_extent, c_get_address

  interface
    subroutine c_send(buf, count, datatype, dest, tag, comm, ierror) bind(C, name="mpi_send_")
      import :: MPI_Comm, MPI_Datatype
      !dir$ ignore_tkr buf
      type(*) :: buf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_ssend(buf, count, datatype, dest, tag, comm, ierror) bind(C, name="mpi_ssend_")
      import :: MPI_Comm, MPI_Datatype
      !dir$ ignore_tkr buf
      type(*) :: buf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_bsend(buf, count, datatype, dest, tag, comm, ierror) bind(C, name="mpi_bsend_")
      import :: MPI_Comm, MPI_Datatype
      !dir$ ignore_tkr buf
      type(*) :: buf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_rsend(buf, count, datatype, dest, tag, comm, ierror) bind(C, name="mpi_rsend_")
      import :: MPI_Comm, MPI_Datatype
      !dir$ ignore_tkr buf
      type(*) :: buf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_recv(buf, count, datatype, source, tag, comm, status, ierror) bind(C, &
        name="mpi_recv_")
      import :: MPI_Comm, MPI_Datatype
      !dir$ ignore_tkr buf
      type(*) :: buf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: source
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr status
      type(*) :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_isend(buf, count, datatype, dest, tag, comm, request, ierror) bind(C, &
        name="mpi_isend_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr buf
      type(*) :: buf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_irecv(buf, count, datatype, source, tag, comm, request, ierror) bind(C, &
        name="mpi_irecv_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr buf
      type(*) :: buf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: source
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_send_init(buf, count, datatype, dest, tag, comm, request, ierror) bind(C, &
        name="mpi_send_init_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr buf
      type(*) :: buf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_recv_init(buf, count, datatype, source, tag, comm, request, ierror) bind(C, &
        name="mpi_recv_init_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr buf
      type(*) :: buf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: source
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_start(request, ierror) bind(C, name="mpi_start_")
      import :: MPI_Request
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_startall(count, requests, ierror) bind(C, name="mpi_startall_")
      import :: MPI_Request
      integer, intent(in) :: count
      type(MPI_Request), intent(inout) :: requests(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_wait(request, status, ierror) bind(C, name="mpi_wait_")
      import :: MPI_Request
      type(MPI_Request), intent(inout) :: request
      !dir$ ignore_tkr status
      type(*) :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_waitall(count, requests, statuses, ierror) bind(C, name="mpi_waitall_")
      import :: MPI_Request
      integer, intent(in) :: count
      type(MPI_Request), intent(inout) :: requests(*)
      !dir$ ignore_tkr statuses
      type(*) :: statuses(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_waitany(count, requests, index, status, ierror) bind(C, name="mpi_waitany_")
      import :: MPI_Request
      integer, intent(in) :: count
      type(MPI_Request), intent(inout) :: requests(*)
      integer, intent(out) :: index
      !dir$ ignore_tkr status
      type(*) :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_test(request, flag, status, ierror) bind(C, name="mpi_test_")
      import :: MPI_Request
      type(MPI_Request), intent(inout) :: request
      logical, intent(out) :: flag
      !dir$ ignore_tkr status
      type(*) :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_request_free(request, ierror) bind(C, name="mpi_request_free_")
      import :: MPI_Request
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_probe(source, tag, comm, status, ierror) bind(C, name="mpi_probe_")
      import :: MPI_Comm
      integer, intent(in) :: source
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr status
      type(*) :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_get_count(status, datatype, count, ierror) bind(C, name="mpi_get_count_")
      import :: MPI_Datatype
      !dir$ ignore_tkr status
      type(*) :: status(*)
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(out) :: count
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, &
        source, recvtag, comm, status, ierror) bind(C, name="mpi_sendrecv_")
      import :: MPI_Comm, MPI_Datatype
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      integer, intent(in) :: dest
      integer, intent(in) :: sendtag
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: source
      integer, intent(in) :: recvtag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr status
      type(*) :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, status, &
        ierror) bind(C, name="mpi_sendrecv_replace_")
      import :: MPI_Comm, MPI_Datatype
      !dir$ ignore_tkr buf
      type(*) :: buf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: sendtag
      integer, intent(in) :: source
      integer, intent(in) :: recvtag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr status
      type(*) :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_barrier(comm, ierror) bind(C, name="mpi_barrier_")
      import :: MPI_Comm
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_bcast(buf, count, datatype, root, comm, ierror) bind(C, name="mpi_bcast_")
      import :: MPI_Comm, MPI_Datatype
      !dir$ ignore_tkr buf
      type(*) :: buf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_reduce(sendbuf, recvbuf, count, datatype, op, root, comm, ierror) bind(C, &
        name="mpi_reduce_")
      import :: MPI_Comm, MPI_Datatype, MPI_Op
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_allreduce(sendbuf, recvbuf, count, datatype, op, comm, ierror) bind(C, &
        name="mpi_allreduce_")
      import :: MPI_Comm, MPI_Datatype, MPI_Op
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_scan(sendbuf, recvbuf, count, datatype, op, comm, ierror) bind(C, name="mpi_scan_")
      import :: MPI_Comm, MPI_Datatype, MPI_Op
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_exscan(sendbuf, recvbuf, count, datatype, op, comm, ierror) bind(C, &
        name="mpi_exscan_")
      import :: MPI_Comm, MPI_Datatype, MPI_Op
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, ierror) bind(C, &
        name="mpi_reduce_scatter_")
      import :: MPI_Comm, MPI_Datatype, MPI_Op
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcounts(*)
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, ierror) bind(C, &
        name="mpi_reduce_scatter_block_")
      import :: MPI_Comm, MPI_Datatype, MPI_Op
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, &
        ierror) bind(C, name="mpi_scatter_")
      import :: MPI_Comm, MPI_Datatype
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, &
        comm, ierror) bind(C, name="mpi_scatterv_")
      import :: MPI_Comm, MPI_Datatype
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcounts(*)
      integer, intent(in) :: displs(*)
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, &
        ierror) bind(C, name="mpi_gather_")
      import :: MPI_Comm, MPI_Datatype
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, &
        comm, ierror) bind(C, name="mpi_gatherv_")
      import :: MPI_Comm, MPI_Datatype
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcounts(*)
      integer, intent(in) :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror) &
        bind(C, name="mpi_allgather_")
      import :: MPI_Comm, MPI_Datatype
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, &
        ierror) bind(C, name="mpi_allgatherv_")
      import :: MPI_Comm, MPI_Datatype
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcounts(*)
      integer, intent(in) :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror) &
        bind(C, name="mpi_alltoall_")
      import :: MPI_Comm, MPI_Datatype
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, &
        recvtype, comm, ierror) bind(C, name="mpi_alltoallv_")
      import :: MPI_Comm, MPI_Datatype
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcounts(*)
      integer, intent(in) :: sdispls(*)
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcounts(*)
      integer, intent(in) :: rdispls(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_ibcast(buf, count, datatype, root, comm, request, ierror) bind(C, name="mpi_ibcast_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr buf
      type(*) :: buf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request, ierror) bind(C, &
        name="mpi_ireduce_")
      import :: MPI_Comm, MPI_Datatype, MPI_Op, MPI_Request
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request, ierror) bind(C, &
        name="mpi_iallreduce_")
      import :: MPI_Comm, MPI_Datatype, MPI_Op, MPI_Request
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_init(ierror) bind(C, name="mpi_init_")
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_finalize(ierror) bind(C, name="mpi_finalize_")
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_initialized(flag, ierror) bind(C, name="mpi_initialized_")
      logical, intent(out) :: flag
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_abort(comm, errorcode, ierror) bind(C, name="mpi_abort_")
      import :: MPI_Comm
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: errorcode
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_comm_rank(comm, rank, ierror) bind(C, name="mpi_comm_rank_")
      import :: MPI_Comm
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: rank
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_comm_size(comm, size, ierror) bind(C, name="mpi_comm_size_")
      import :: MPI_Comm
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: size
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_comm_dup(comm, newcomm, ierror) bind(C, name="mpi_comm_dup_")
      import :: MPI_Comm
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Comm), intent(out) :: newcomm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_comm_split(comm, color, key, newcomm, ierror) bind(C, name="mpi_comm_split_")
      import :: MPI_Comm
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: color
      integer, intent(in) :: key
      type(MPI_Comm), intent(out) :: newcomm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_comm_free(comm, ierror) bind(C, name="mpi_comm_free_")
      import :: MPI_Comm
      type(MPI_Comm), intent(inout) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_cart_create(comm, ndims, dims, periods, reorder, newcomm, ierror) bind(C, &
        name="mpi_cart_create_")
      import :: MPI_Comm
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: ndims
      integer, intent(in) :: dims(*)
      logical, intent(in) :: periods(*)
      logical, intent(in) :: reorder
      type(MPI_Comm), intent(out) :: newcomm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_cart_coords(comm, rank, maxdims, coords, ierror) bind(C, name="mpi_cart_coords_")
      import :: MPI_Comm
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: rank
      integer, intent(in) :: maxdims
      integer, intent(out) :: coords(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_cart_shift(comm, direction, disp, rank_source, rank_dest, ierror) bind(C, &
        name="mpi_cart_shift_")
      import :: MPI_Comm
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: direction
      integer, intent(in) :: disp
      integer, intent(out) :: rank_source
      integer, intent(out) :: rank_dest
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_cart_rank(comm, coords, rank, ierror) bind(C, name="mpi_cart_rank_")
      import :: MPI_Comm
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: coords(*)
      integer, intent(out) :: rank
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_dims_create(nnodes, ndims, dims, ierror) bind(C, name="mpi_dims_create_")
      integer, intent(in) :: nnodes
      integer, intent(in) :: ndims
      integer, intent(inout) :: dims(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_type_contiguous(count, oldtype, newtype, ierror) bind(C, name="mpi_type_contiguous_")
      import :: MPI_Datatype
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: oldtype
      type(MPI_Datatype), intent(out) :: newtype
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_type_vector(count, blocklength, stride, oldtype, newtype, ierror) bind(C, &
        name="mpi_type_vector_")
      import :: MPI_Datatype
      integer, intent(in) :: count
      integer, intent(in) :: blocklength
      integer, intent(in) :: stride
      type(MPI_Datatype), intent(in) :: oldtype
      type(MPI_Datatype), intent(out) :: newtype
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_type_indexed(count, blocklengths, displs, oldtype, newtype, ierror) bind(C, &
        name="mpi_type_indexed_")
      import :: MPI_Datatype
      integer, intent(in) :: count
      integer, intent(in) :: blocklengths(*)
      integer, intent(in) :: displs(*)
      type(MPI_Datatype), intent(in) :: oldtype
      type(MPI_Datatype), intent(out) :: newtype
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_type_create_subarray(ndims, sizes, subsizes, starts, order, oldtype, newtype, ierror) &
        bind(C, name="mpi_type_create_subarray_")
      import :: MPI_Datatype
      integer, intent(in) :: ndims
      integer, intent(in) :: sizes(*)
      integer, intent(in) :: subsizes(*)
      integer, intent(in) :: starts(*)
      integer, intent(in) :: order
      type(MPI_Datatype), intent(in) :: oldtype
      type(MPI_Datatype), intent(out) :: newtype
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_type_commit(datatype, ierror) bind(C, name="mpi_type_commit_")
      import :: MPI_Datatype
      type(MPI_Datatype), intent(inout) :: datatype
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_type_free(datatype, ierror) bind(C, name="mpi_type_free_")
      import :: MPI_Datatype
      type(MPI_Datatype), intent(inout) :: datatype
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_waitsome(incount, requests, outcount, indices, statuses, ierror) bind(C, &
        name="mpi_waitsome_")
      import :: MPI_Request
      integer, intent(in) :: incount
      type(MPI_Request), intent(inout) :: requests(*)
      integer, intent(out) :: outcount
      integer, intent(out) :: indices(*)
      !dir$ ignore_tkr statuses
      type(*) :: statuses(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_testsome(incount, requests, outcount, indices, statuses, ierror) bind(C, &
        name="mpi_testsome_")
      import :: MPI_Request
      integer, intent(in) :: incount
      type(MPI_Request), intent(inout) :: requests(*)
      integer, intent(out) :: outcount
      integer, intent(out) :: indices(*)
      !dir$ ignore_tkr statuses
      type(*) :: statuses(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_testall(count, requests, flag, statuses, ierror) bind(C, name="mpi_testall_")
      import :: MPI_Request
      integer, intent(in) :: count
      type(MPI_Request), intent(inout) :: requests(*)
      logical, intent(out) :: flag
      !dir$ ignore_tkr statuses
      type(*) :: statuses(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_testany(count, requests, index, flag, status, ierror) bind(C, name="mpi_testany_")
      import :: MPI_Request
      integer, intent(in) :: count
      type(MPI_Request), intent(inout) :: requests(*)
      integer, intent(out) :: index
      logical, intent(out) :: flag
      !dir$ ignore_tkr status
      type(*) :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_iprobe(source, tag, comm, flag, status, ierror) bind(C, name="mpi_iprobe_")
      import :: MPI_Comm
      integer, intent(in) :: source
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      logical, intent(out) :: flag
      !dir$ ignore_tkr status
      type(*) :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_issend(buf, count, datatype, dest, tag, comm, request, ierror) bind(C, &
        name="mpi_issend_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr buf
      type(*) :: buf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_ibsend(buf, count, datatype, dest, tag, comm, request, ierror) bind(C, &
        name="mpi_ibsend_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr buf
      type(*) :: buf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_irsend(buf, count, datatype, dest, tag, comm, request, ierror) bind(C, &
        name="mpi_irsend_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr buf
      type(*) :: buf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_ssend_init(buf, count, datatype, dest, tag, comm, request, ierror) bind(C, &
        name="mpi_ssend_init_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr buf
      type(*) :: buf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_bsend_init(buf, count, datatype, dest, tag, comm, request, ierror) bind(C, &
        name="mpi_bsend_init_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr buf
      type(*) :: buf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_rsend_init(buf, count, datatype, dest, tag, comm, request, ierror) bind(C, &
        name="mpi_rsend_init_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr buf
      type(*) :: buf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_ibarrier(comm, request, ierror) bind(C, name="mpi_ibarrier_")
      import :: MPI_Comm, MPI_Request
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_iscan(sendbuf, recvbuf, count, datatype, op, comm, request, ierror) bind(C, &
        name="mpi_iscan_")
      import :: MPI_Comm, MPI_Datatype, MPI_Op, MPI_Request
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_iexscan(sendbuf, recvbuf, count, datatype, op, comm, request, ierror) bind(C, &
        name="mpi_iexscan_")
      import :: MPI_Comm, MPI_Datatype, MPI_Op, MPI_Request
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, request, &
        ierror) bind(C, name="mpi_ireduce_scatter_")
      import :: MPI_Comm, MPI_Datatype, MPI_Op, MPI_Request
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcounts(*)
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request, &
        ierror) bind(C, name="mpi_ireduce_scatter_block_")
      import :: MPI_Comm, MPI_Datatype, MPI_Op, MPI_Request
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, &
        comm, request, ierror) bind(C, name="mpi_iscatter_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, &
        root, comm, request, ierror) bind(C, name="mpi_iscatterv_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcounts(*)
      integer, intent(in) :: displs(*)
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, &
        request, ierror) bind(C, name="mpi_igather_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, &
        root, comm, request, ierror) bind(C, name="mpi_igatherv_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcounts(*)
      integer, intent(in) :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, &
        request, ierror) bind(C, name="mpi_iallgather_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, &
        recvtype, comm, request, ierror) bind(C, name="mpi_iallgatherv_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcounts(*)
      integer, intent(in) :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, &
        request, ierror) bind(C, name="mpi_ialltoall_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, &
        rdispls, recvtype, comm, request, ierror) bind(C, name="mpi_ialltoallv_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcounts(*)
      integer, intent(in) :: sdispls(*)
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcounts(*)
      integer, intent(in) :: rdispls(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, &
        comm, ierror) bind(C, name="mpi_neighbor_allgather_")
      import :: MPI_Comm, MPI_Datatype
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, &
        recvtype, comm, ierror) bind(C, name="mpi_neighbor_allgatherv_")
      import :: MPI_Comm, MPI_Datatype
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcounts(*)
      integer, intent(in) :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, &
        comm, ierror) bind(C, name="mpi_neighbor_alltoall_")
      import :: MPI_Comm, MPI_Datatype
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, &
        rdispls, recvtype, comm, ierror) bind(C, name="mpi_neighbor_alltoallv_")
      import :: MPI_Comm, MPI_Datatype
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcounts(*)
      integer, intent(in) :: sdispls(*)
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcounts(*)
      integer, intent(in) :: rdispls(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, &
        comm, request, ierror) bind(C, name="mpi_ineighbor_allgather_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_ineighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, &
        recvtype, comm, request, ierror) bind(C, name="mpi_ineighbor_allgatherv_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcounts(*)
      integer, intent(in) :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, &
        comm, request, ierror) bind(C, name="mpi_ineighbor_alltoall_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_ineighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, &
        recvcounts, rdispls, recvtype, comm, request, ierror) bind(C, &
        name="mpi_ineighbor_alltoallv_")
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr sendbuf
      type(*) :: sendbuf(*)
      integer, intent(in) :: sendcounts(*)
      integer, intent(in) :: sdispls(*)
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr recvbuf
      type(*) :: recvbuf(*)
      integer, intent(in) :: recvcounts(*)
      integer, intent(in) :: rdispls(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_init_thread(required, provided, ierror) bind(C, name="mpi_init_thread_")
      integer, intent(in) :: required
      integer, intent(out) :: provided
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_finalized(flag, ierror) bind(C, name="mpi_finalized_")
      logical, intent(out) :: flag
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_cart_sub(comm, remain_dims, newcomm, ierror) bind(C, name="mpi_cart_sub_")
      import :: MPI_Comm
      type(MPI_Comm), intent(in) :: comm
      logical, intent(in) :: remain_dims(*)
      type(MPI_Comm), intent(out) :: newcomm
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_cart_get(comm, maxdims, dims, periods, coords, ierror) bind(C, &
        name="mpi_cart_get_")
      import :: MPI_Comm
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: maxdims
      integer, intent(out) :: dims(*)
      logical, intent(out) :: periods(*)
      integer, intent(out) :: coords(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_type_create_struct(count, blocklengths, displs, types, newtype, ierror) bind(C, &
        name="mpi_type_create_struct_")
      import :: MPI_Datatype, MPI_ADDRESS_KIND
      integer, intent(in) :: count
      integer, intent(in) :: blocklengths(*)
      integer(MPI_ADDRESS_KIND), intent(in) :: displs(*)
      type(MPI_Datatype), intent(in) :: types(*)
      type(MPI_Datatype), intent(out) :: newtype
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_type_create_resized(oldtype, lb, extent, newtype, ierror) bind(C, &
        name="mpi_type_create_resized_")
      import :: MPI_Datatype, MPI_ADDRESS_KIND
      type(MPI_Datatype), intent(in) :: oldtype
      integer(MPI_ADDRESS_KIND), intent(in) :: lb
      integer(MPI_ADDRESS_KIND), intent(in) :: extent
      type(MPI_Datatype), intent(out) :: newtype
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_type_create_hvector(count, blocklength, stride, oldtype, newtype, ierror) &
        bind(C, name="mpi_type_create_hvector_")
      import :: MPI_Datatype, MPI_ADDRESS_KIND
      integer, intent(in) :: count
      integer, intent(in) :: blocklength
      integer(MPI_ADDRESS_KIND), intent(in) :: stride
      type(MPI_Datatype), intent(in) :: oldtype
      type(MPI_Datatype), intent(out) :: newtype
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_type_create_hindexed(count, blocklengths, displs, oldtype, newtype, ierror) &
        bind(C, name="mpi_type_create_hindexed_")
      import :: MPI_Datatype, MPI_ADDRESS_KIND
      integer, intent(in) :: count
      integer, intent(in) :: blocklengths(*)
      integer(MPI_ADDRESS_KIND), intent(in) :: displs(*)
      type(MPI_Datatype), intent(in) :: oldtype
      type(MPI_Datatype), intent(out) :: newtype
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_type_create_indexed_block(count, blocklength, displs, oldtype, newtype, ierror) &
        bind(C, name="mpi_type_create_indexed_block_")
      import :: MPI_Datatype
      integer, intent(in) :: count
      integer, intent(in) :: blocklength
      integer, intent(in) :: displs(*)
      type(MPI_Datatype), intent(in) :: oldtype
      type(MPI_Datatype), intent(out) :: newtype
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_type_size(datatype, size, ierror) bind(C, name="mpi_type_size_")
      import :: MPI_Datatype
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(out) :: size
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_type_get_extent(datatype, lb, extent, ierror) bind(C, name="mpi_type_get_extent_")
      import :: MPI_Datatype, MPI_ADDRESS_KIND
      type(MPI_Datatype), intent(in) :: datatype
      integer(MPI_ADDRESS_KIND), intent(out) :: lb
      integer(MPI_ADDRESS_KIND), intent(out) :: extent
      integer, intent(out) :: ierror
    end subroutine
    subroutine c_get_address(location, address, ierror) bind(C, name="mpi_get_address_")
      import :: MPI_ADDRESS_KIND
      !dir$ ignore_tkr location
      type(*) :: location(*)
      integer(MPI_ADDRESS_KIND), intent(out) :: address
      integer, intent(out) :: ierror
    end subroutine
  end interface

contains

  subroutine MPI_Send(buf, count, datatype, dest, tag, comm, ierror)
    !dir$ ignore_tkr buf
    type(*) :: buf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    integer, intent(in) :: dest
    integer, intent(in) :: tag
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_send(buf, count, datatype, dest, tag, comm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Ssend(buf, count, datatype, dest, tag, comm, ierror)
    !dir$ ignore_tkr buf
    type(*) :: buf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    integer, intent(in) :: dest
    integer, intent(in) :: tag
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_ssend(buf, count, datatype, dest, tag, comm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Bsend(buf, count, datatype, dest, tag, comm, ierror)
    !dir$ ignore_tkr buf
    type(*) :: buf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    integer, intent(in) :: dest
    integer, intent(in) :: tag
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_bsend(buf, count, datatype, dest, tag, comm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Rsend(buf, count, datatype, dest, tag, comm, ierror)
    !dir$ ignore_tkr buf
    type(*) :: buf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    integer, intent(in) :: dest
    integer, intent(in) :: tag
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_rsend(buf, count, datatype, dest, tag, comm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Recv(buf, count, datatype, source, tag, comm, status, ierror)
    !dir$ ignore_tkr buf
    type(*) :: buf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    integer, intent(in) :: source
    integer, intent(in) :: tag
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Status) :: status
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_recv(buf, count, datatype, source, tag, comm, status, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Isend(buf, count, datatype, dest, tag, comm, request, ierror)
    !dir$ ignore_tkr buf
    type(*) :: buf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    integer, intent(in) :: dest
    integer, intent(in) :: tag
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_isend(buf, count, datatype, dest, tag, comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Irecv(buf, count, datatype, source, tag, comm, request, ierror)
    !dir$ ignore_tkr buf
    type(*) :: buf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    integer, intent(in) :: source
    integer, intent(in) :: tag
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_irecv(buf, count, datatype, source, tag, comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Send_init(buf, count, datatype, dest, tag, comm, request, ierror)
    !dir$ ignore_tkr buf
    type(*) :: buf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    integer, intent(in) :: dest
    integer, intent(in) :: tag
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_send_init(buf, count, datatype, dest, tag, comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Recv_init(buf, count, datatype, source, tag, comm, request, ierror)
    !dir$ ignore_tkr buf
    type(*) :: buf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    integer, intent(in) :: source
    integer, intent(in) :: tag
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_recv_init(buf, count, datatype, source, tag, comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Start(request, ierror)
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_start(request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Startall(count, requests, ierror)
    integer, intent(in) :: count
    type(MPI_Request), intent(inout) :: requests(*)
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_startall(count, requests, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Wait(request, status, ierror)
    type(MPI_Request), intent(inout) :: request
    type(MPI_Status) :: status
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_wait(request, status, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Waitall(count, requests, statuses, ierror)
    integer, intent(in) :: count
    type(MPI_Request), intent(inout) :: requests(*)
    type(MPI_Status) :: statuses(*)
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_waitall(count, requests, statuses, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Waitany(count, requests, index, status, ierror)
    integer, intent(in) :: count
    type(MPI_Request), intent(inout) :: requests(*)
    integer, intent(out) :: index
    type(MPI_Status) :: status
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_waitany(count, requests, index, status, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Test(request, flag, status, ierror)
    type(MPI_Request), intent(inout) :: request
    logical, intent(out) :: flag
    type(MPI_Status) :: status
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_test(request, flag, status, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Request_free(request, ierror)
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_request_free(request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Probe(source, tag, comm, status, ierror)
    integer, intent(in) :: source
    integer, intent(in) :: tag
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Status) :: status
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_probe(source, tag, comm, status, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Get_count(status, datatype, count, ierror)
    type(MPI_Status) :: status
    type(MPI_Datatype), intent(in) :: datatype
    integer, intent(out) :: count
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_get_count(status, datatype, count, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, &
        source, recvtag, comm, status, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcount
    type(MPI_Datatype), intent(in) :: sendtype
    integer, intent(in) :: dest
    integer, intent(in) :: sendtag
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcount
    type(MPI_Datatype), intent(in) :: recvtype
    integer, intent(in) :: source
    integer, intent(in) :: recvtag
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Status) :: status
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, &
        recvtag, comm, status, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, &
        status, ierror)
    !dir$ ignore_tkr buf
    type(*) :: buf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    integer, intent(in) :: dest
    integer, intent(in) :: sendtag
    integer, intent(in) :: source
    integer, intent(in) :: recvtag
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Status) :: status
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, status, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Barrier(comm, ierror)
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_barrier(comm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Bcast(buf, count, datatype, root, comm, ierror)
    !dir$ ignore_tkr buf
    type(*) :: buf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    integer, intent(in) :: root
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_bcast(buf, count, datatype, root, comm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Reduce(sendbuf, recvbuf, count, datatype, op, root, comm, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    type(MPI_Op), intent(in) :: op
    integer, intent(in) :: root
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_reduce(sendbuf, recvbuf, count, datatype, op, root, comm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Allreduce(sendbuf, recvbuf, count, datatype, op, comm, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    type(MPI_Op), intent(in) :: op
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_allreduce(sendbuf, recvbuf, count, datatype, op, comm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Scan(sendbuf, recvbuf, count, datatype, op, comm, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    type(MPI_Op), intent(in) :: op
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_scan(sendbuf, recvbuf, count, datatype, op, comm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Exscan(sendbuf, recvbuf, count, datatype, op, comm, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    type(MPI_Op), intent(in) :: op
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_exscan(sendbuf, recvbuf, count, datatype, op, comm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcounts(*)
    type(MPI_Datatype), intent(in) :: datatype
    type(MPI_Op), intent(in) :: op
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcount
    type(MPI_Datatype), intent(in) :: datatype
    type(MPI_Op), intent(in) :: op
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, &
        ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcount
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcount
    type(MPI_Datatype), intent(in) :: recvtype
    integer, intent(in) :: root
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, &
        comm, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcounts(*)
    integer, intent(in) :: displs(*)
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcount
    type(MPI_Datatype), intent(in) :: recvtype
    integer, intent(in) :: root
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, &
        found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, &
        ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcount
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcount
    type(MPI_Datatype), intent(in) :: recvtype
    integer, intent(in) :: root
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, &
        comm, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcount
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcounts(*)
    integer, intent(in) :: displs(*)
    type(MPI_Datatype), intent(in) :: recvtype
    integer, intent(in) :: root
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, &
        found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcount
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcount
    type(MPI_Datatype), intent(in) :: recvtype
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, &
        comm, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcount
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcounts(*)
    integer, intent(in) :: displs(*)
    type(MPI_Datatype), intent(in) :: recvtype
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, &
        found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcount
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcount
    type(MPI_Datatype), intent(in) :: recvtype
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, &
        recvtype, comm, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcounts(*)
    integer, intent(in) :: sdispls(*)
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcounts(*)
    integer, intent(in) :: rdispls(*)
    type(MPI_Datatype), intent(in) :: recvtype
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, &
        comm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Ibcast(buf, count, datatype, root, comm, request, ierror)
    !dir$ ignore_tkr buf
    type(*) :: buf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    integer, intent(in) :: root
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_ibcast(buf, count, datatype, root, comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    type(MPI_Op), intent(in) :: op
    integer, intent(in) :: root
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    type(MPI_Op), intent(in) :: op
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Init(ierror)
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_init(found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Finalize(ierror)
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_finalize(found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Initialized(flag, ierror)
    logical, intent(out) :: flag
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_initialized(flag, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Abort(comm, errorcode, ierror)
    type(MPI_Comm), intent(in) :: comm
    integer, intent(in) :: errorcode
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_abort(comm, errorcode, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Comm_rank(comm, rank, ierror)
    type(MPI_Comm), intent(in) :: comm
    integer, intent(out) :: rank
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_comm_rank(comm, rank, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Comm_size(comm, size, ierror)
    type(MPI_Comm), intent(in) :: comm
    integer, intent(out) :: size
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_comm_size(comm, size, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Comm_dup(comm, newcomm, ierror)
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Comm), intent(out) :: newcomm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_comm_dup(comm, newcomm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Comm_split(comm, color, key, newcomm, ierror)
    type(MPI_Comm), intent(in) :: comm
    integer, intent(in) :: color
    integer, intent(in) :: key
    type(MPI_Comm), intent(out) :: newcomm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_comm_split(comm, color, key, newcomm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Comm_free(comm, ierror)
    type(MPI_Comm), intent(inout) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_comm_free(comm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Cart_create(comm, ndims, dims, periods, reorder, newcomm, ierror)
    type(MPI_Comm), intent(in) :: comm
    integer, intent(in) :: ndims
    integer, intent(in) :: dims(*)
    logical, intent(in) :: periods(*)
    logical, intent(in) :: reorder
    type(MPI_Comm), intent(out) :: newcomm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_cart_create(comm, ndims, dims, periods, reorder, newcomm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Cart_coords(comm, rank, maxdims, coords, ierror)
    type(MPI_Comm), intent(in) :: comm
    integer, intent(in) :: rank
    integer, intent(in) :: maxdims
    integer, intent(out) :: coords(*)
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_cart_coords(comm, rank, maxdims, coords, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Cart_shift(comm, direction, disp, rank_source, rank_dest, ierror)
    type(MPI_Comm), intent(in) :: comm
    integer, intent(in) :: direction
    integer, intent(in) :: disp
    integer, intent(out) :: rank_source
    integer, intent(out) :: rank_dest
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_cart_shift(comm, direction, disp, rank_source, rank_dest, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Cart_rank(comm, coords, rank, ierror)
    type(MPI_Comm), intent(in) :: comm
    integer, intent(in) :: coords(*)
    integer, intent(out) :: rank
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_cart_rank(comm, coords, rank, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Dims_create(nnodes, ndims, dims, ierror)
    integer, intent(in) :: nnodes
    integer, intent(in) :: ndims
    integer, intent(inout) :: dims(*)
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_dims_create(nnodes, ndims, dims, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Type_contiguous(count, oldtype, newtype, ierror)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: oldtype
    type(MPI_Datatype), intent(out) :: newtype
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_type_contiguous(count, oldtype, newtype, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Type_vector(count, blocklength, stride, oldtype, newtype, ierror)
    integer, intent(in) :: count
    integer, intent(in) :: blocklength
    integer, intent(in) :: stride
    type(MPI_Datatype), intent(in) :: oldtype
    type(MPI_Datatype), intent(out) :: newtype
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_type_vector(count, blocklength, stride, oldtype, newtype, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Type_indexed(count, blocklengths, displs, oldtype, newtype, ierror)
    integer, intent(in) :: count
    integer, intent(in) :: blocklengths(*)
    integer, intent(in) :: displs(*)
    type(MPI_Datatype), intent(in) :: oldtype
    type(MPI_Datatype), intent(out) :: newtype
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_type_indexed(count, blocklengths, displs, oldtype, newtype, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Type_create_subarray(ndims, sizes, subsizes, starts, order, oldtype, newtype, &
        ierror)
    integer, intent(in) :: ndims
    integer, intent(in) :: sizes(*)
    integer, intent(in) :: subsizes(*)
    integer, intent(in) :: starts(*)
    integer, intent(in) :: order
    type(MPI_Datatype), intent(in) :: oldtype
    type(MPI_Datatype), intent(out) :: newtype
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_type_create_subarray(ndims, sizes, subsizes, starts, order, oldtype, newtype, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Type_commit(datatype, ierror)
    type(MPI_Datatype), intent(inout) :: datatype
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_type_commit(datatype, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Type_free(datatype, ierror)
    type(MPI_Datatype), intent(inout) :: datatype
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_type_free(datatype, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Waitsome(incount, requests, outcount, indices, statuses, ierror)
    integer, intent(in) :: incount
    type(MPI_Request), intent(inout) :: requests(*)
    integer, intent(out) :: outcount
    integer, intent(out) :: indices(*)
    type(MPI_Status) :: statuses(*)
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_waitsome(incount, requests, outcount, indices, statuses, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Testsome(incount, requests, outcount, indices, statuses, ierror)
    integer, intent(in) :: incount
    type(MPI_Request), intent(inout) :: requests(*)
    integer, intent(out) :: outcount
    integer, intent(out) :: indices(*)
    type(MPI_Status) :: statuses(*)
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_testsome(incount, requests, outcount, indices, statuses, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Testall(count, requests, flag, statuses, ierror)
    integer, intent(in) :: count
    type(MPI_Request), intent(inout) :: requests(*)
    logical, intent(out) :: flag
    type(MPI_Status) :: statuses(*)
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_testall(count, requests, flag, statuses, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Testany(count, requests, index, flag, status, ierror)
    integer, intent(in) :: count
    type(MPI_Request), intent(inout) :: requests(*)
    integer, intent(out) :: index
    logical, intent(out) :: flag
    type(MPI_Status) :: status
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_testany(count, requests, index, flag, status, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Iprobe(source, tag, comm, flag, status, ierror)
    integer, intent(in) :: source
    integer, intent(in) :: tag
    type(MPI_Comm), intent(in) :: comm
    logical, intent(out) :: flag
    type(MPI_Status) :: status
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_iprobe(source, tag, comm, flag, status, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Issend(buf, count, datatype, dest, tag, comm, request, ierror)
    !dir$ ignore_tkr buf
    type(*) :: buf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    integer, intent(in) :: dest
    integer, intent(in) :: tag
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_issend(buf, count, datatype, dest, tag, comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Ibsend(buf, count, datatype, dest, tag, comm, request, ierror)
    !dir$ ignore_tkr buf
    type(*) :: buf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    integer, intent(in) :: dest
    integer, intent(in) :: tag
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_ibsend(buf, count, datatype, dest, tag, comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Irsend(buf, count, datatype, dest, tag, comm, request, ierror)
    !dir$ ignore_tkr buf
    type(*) :: buf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    integer, intent(in) :: dest
    integer, intent(in) :: tag
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_irsend(buf, count, datatype, dest, tag, comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Ssend_init(buf, count, datatype, dest, tag, comm, request, ierror)
    !dir$ ignore_tkr buf
    type(*) :: buf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    integer, intent(in) :: dest
    integer, intent(in) :: tag
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_ssend_init(buf, count, datatype, dest, tag, comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Bsend_init(buf, count, datatype, dest, tag, comm, request, ierror)
    !dir$ ignore_tkr buf
    type(*) :: buf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    integer, intent(in) :: dest
    integer, intent(in) :: tag
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_bsend_init(buf, count, datatype, dest, tag, comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Rsend_init(buf, count, datatype, dest, tag, comm, request, ierror)
    !dir$ ignore_tkr buf
    type(*) :: buf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    integer, intent(in) :: dest
    integer, intent(in) :: tag
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_rsend_init(buf, count, datatype, dest, tag, comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Ibarrier(comm, request, ierror)
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_ibarrier(comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Iscan(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    type(MPI_Op), intent(in) :: op
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_iscan(sendbuf, recvbuf, count, datatype, op, comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Iexscan(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: count
    type(MPI_Datatype), intent(in) :: datatype
    type(MPI_Op), intent(in) :: op
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_iexscan(sendbuf, recvbuf, count, datatype, op, comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, request, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcounts(*)
    type(MPI_Datatype), intent(in) :: datatype
    type(MPI_Op), intent(in) :: op
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request, &
        ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcount
    type(MPI_Datatype), intent(in) :: datatype
    type(MPI_Op), intent(in) :: op
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, &
        comm, request, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcount
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcount
    type(MPI_Datatype), intent(in) :: recvtype
    integer, intent(in) :: root
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, &
        request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, &
        root, comm, request, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcounts(*)
    integer, intent(in) :: displs(*)
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcount
    type(MPI_Datatype), intent(in) :: recvtype
    integer, intent(in) :: root
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, &
        comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, &
        request, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcount
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcount
    type(MPI_Datatype), intent(in) :: recvtype
    integer, intent(in) :: root
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, &
        request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, &
        root, comm, request, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcount
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcounts(*)
    integer, intent(in) :: displs(*)
    type(MPI_Datatype), intent(in) :: recvtype
    integer, intent(in) :: root
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, &
        comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, &
        request, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcount
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcount
    type(MPI_Datatype), intent(in) :: recvtype
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, &
        found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, &
        recvtype, comm, request, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcount
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcounts(*)
    integer, intent(in) :: displs(*)
    type(MPI_Datatype), intent(in) :: recvtype
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, &
        comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, &
        request, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcount
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcount
    type(MPI_Datatype), intent(in) :: recvtype
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, &
        found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, &
        rdispls, recvtype, comm, request, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcounts(*)
    integer, intent(in) :: sdispls(*)
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcounts(*)
    integer, intent(in) :: rdispls(*)
    type(MPI_Datatype), intent(in) :: recvtype
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, &
        recvtype, comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, &
        comm, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcount
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcount
    type(MPI_Datatype), intent(in) :: recvtype
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, &
        found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, &
        recvtype, comm, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcount
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcounts(*)
    integer, intent(in) :: displs(*)
    type(MPI_Datatype), intent(in) :: recvtype
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, &
        recvtype, comm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, &
        comm, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcount
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcount
    type(MPI_Datatype), intent(in) :: recvtype
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, &
        found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, &
        rdispls, recvtype, comm, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcounts(*)
    integer, intent(in) :: sdispls(*)
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcounts(*)
    integer, intent(in) :: rdispls(*)
    type(MPI_Datatype), intent(in) :: recvtype
    type(MPI_Comm), intent(in) :: comm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, &
        rdispls, recvtype, comm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, &
        comm, request, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcount
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcount
    type(MPI_Datatype), intent(in) :: recvtype
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, &
        request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Ineighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, &
        recvtype, comm, request, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcount
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcounts(*)
    integer, intent(in) :: displs(*)
    type(MPI_Datatype), intent(in) :: recvtype
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_ineighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, &
        recvtype, comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, &
        comm, request, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcount
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcount
    type(MPI_Datatype), intent(in) :: recvtype
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, &
        request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Ineighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, &
        recvcounts, rdispls, recvtype, comm, request, ierror)
    !dir$ ignore_tkr sendbuf
    type(*) :: sendbuf(*)
    integer, intent(in) :: sendcounts(*)
    integer, intent(in) :: sdispls(*)
    type(MPI_Datatype), intent(in) :: sendtype
    !dir$ ignore_tkr recvbuf
    type(*) :: recvbuf(*)
    integer, intent(in) :: recvcounts(*)
    integer, intent(in) :: rdispls(*)
    type(MPI_Datatype), intent(in) :: recvtype
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(inout) :: request
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_ineighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, &
        rdispls, recvtype, comm, request, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Init_thread(required, provided, ierror)
    integer, intent(in) :: required
    integer, intent(out) :: provided
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_init_thread(required, provided, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Finalized(flag, ierror)
    logical, intent(out) :: flag
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_finalized(flag, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Cart_sub(comm, remain_dims, newcomm, ierror)
    type(MPI_Comm), intent(in) :: comm
    logical, intent(in) :: remain_dims(*)
    type(MPI_Comm), intent(out) :: newcomm
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_cart_sub(comm, remain_dims, newcomm, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Cart_get(comm, maxdims, dims, periods, coords, ierror)
    type(MPI_Comm), intent(in) :: comm
    integer, intent(in) :: maxdims
    integer, intent(out) :: dims(*)
    logical, intent(out) :: periods(*)
    integer, intent(out) :: coords(*)
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_cart_get(comm, maxdims, dims, periods, coords, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Type_create_struct(count, blocklengths, displs, types, newtype, ierror)
    integer, intent(in) :: count
    integer, intent(in) :: blocklengths(*)
    integer(MPI_ADDRESS_KIND), intent(in) :: displs(*)
    type(MPI_Datatype), intent(in) :: types(*)
    type(MPI_Datatype), intent(out) :: newtype
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_type_create_struct(count, blocklengths, displs, types, newtype, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Type_create_resized(oldtype, lb, extent, newtype, ierror)
    type(MPI_Datatype), intent(in) :: oldtype
    integer(MPI_ADDRESS_KIND), intent(in) :: lb
    integer(MPI_ADDRESS_KIND), intent(in) :: extent
    type(MPI_Datatype), intent(out) :: newtype
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_type_create_resized(oldtype, lb, extent, newtype, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Type_create_hvector(count, blocklength, stride, oldtype, newtype, ierror)
    integer, intent(in) :: count
    integer, intent(in) :: blocklength
    integer(MPI_ADDRESS_KIND), intent(in) :: stride
    type(MPI_Datatype), intent(in) :: oldtype
    type(MPI_Datatype), intent(out) :: newtype
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_type_create_hvector(count, blocklength, stride, oldtype, newtype, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Type_create_hindexed(count, blocklengths, displs, oldtype, newtype, ierror)
    integer, intent(in) :: count
    integer, intent(in) :: blocklengths(*)
    integer(MPI_ADDRESS_KIND), intent(in) :: displs(*)
    type(MPI_Datatype), intent(in) :: oldtype
    type(MPI_Datatype), intent(out) :: newtype
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_type_create_hindexed(count, blocklengths, displs, oldtype, newtype, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Type_create_indexed_block(count, blocklength, displs, oldtype, newtype, ierror)
    integer, intent(in) :: count
    integer, intent(in) :: blocklength
    integer, intent(in) :: displs(*)
    type(MPI_Datatype), intent(in) :: oldtype
    type(MPI_Datatype), intent(out) :: newtype
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_type_create_indexed_block(count, blocklength, displs, oldtype, newtype, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Type_size(datatype, size, ierror)
    type(MPI_Datatype), intent(in) :: datatype
    integer, intent(out) :: size
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_type_size(datatype, size, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Type_get_extent(datatype, lb, extent, ierror)
    type(MPI_Datatype), intent(in) :: datatype
    integer(MPI_ADDRESS_KIND), intent(out) :: lb
    integer(MPI_ADDRESS_KIND), intent(out) :: extent
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_type_get_extent(datatype, lb, extent, found)
    if (present(ierror)) ierror = found
  end subroutine

  subroutine MPI_Get_address(location, address, ierror)
    !dir$ ignore_tkr location
    type(*) :: location(*)
    integer(MPI_ADDRESS_KIND), intent(out) :: address
    integer, optional, intent(out) :: ierror
    integer :: found
    call c_get_address(location, address, found)
    if (present(ierror)) ierror = found
  end subroutine

  pure logical function same_comm(one, other)
    type(MPI_Comm), intent(in) :: one, other
    same_comm = one%MPI_VAL == other%MPI_VAL
  end function

  pure logical function other_comm(one, other)
    type(MPI_Comm), intent(in) :: one, other
    other_comm = one%MPI_VAL /= other%MPI_VAL
  end function

  pure logical function same_request(one, other)
    type(MPI_Request), intent(in) :: one, other
    same_request = one%MPI_VAL == other%MPI_VAL
  end function

  pure logical function other_request(one, other)
    type(MPI_Request), intent(in) :: one, other
    other_request = one%MPI_VAL /= other%MPI_VAL
  end function

  pure logical function same_datatype(one, other)
    type(MPI_Datatype), intent(in) :: one, other
    same_datatype = one%MPI_VAL == other%MPI_VAL
  end function

  pure logical function other_datatype(one, other)
    type(MPI_Datatype), intent(in) :: one, other
    other_datatype = one%MPI_VAL /= other%MPI_VAL
  end function
end module
