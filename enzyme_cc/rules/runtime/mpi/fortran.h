// The same as Fortran calls them: all by address, handles as numbers, indices from one.
//
// The letters: a buffer, an integer, a type of data, a communicator, an operation, a group, info, an
// address that stays as it is; a request, requests; a status, statuses; a communicator made, one
// freed; an index and indices that come out, how many of these there are, a flag.

#ifdef OPEN_MPI
extern int mpi_fortran_bottom_, mpi_fortran_in_place_, mpi_fortran_status_ignore_,
    mpi_fortran_statuses_ignore_;
#define F_BOTTOM (void *)&mpi_fortran_bottom_
#define F_IN_PLACE (void *)&mpi_fortran_in_place_
#define F_NO_STATUS (void *)&mpi_fortran_status_ignore_
#define F_NO_STATUSES (void *)&mpi_fortran_statuses_ignore_
#define SET(word, handle) (word).address = (handle)
#define F_STATUS_SIZE 6
#else
extern int mpipriv1_[], mpipriv2_[];
#define F_BOTTOM (void *)&mpipriv1_[0]
#define F_IN_PLACE (void *)&mpipriv1_[1]
#define F_NO_STATUS (void *)&mpipriv1_[2]
#define F_NO_STATUSES (void *)&mpipriv2_[0]
#define SET(word, handle) (word).number = (handle)
#define F_STATUS_SIZE 5
#endif

struct held {
  MPI_Request one, *requests;
  MPI_Status status, *statuses;
  MPI_Comm comm;
  int count;
};

static void *buffer_of(void *given) {
  if (given == F_IN_PLACE) return MPI_IN_PLACE;
  return given == F_BOTTOM ? MPI_BOTTOM : given;
}

APART void come_in(const char *letters, const union word *f, union word *c, struct held *held) {
  for (int i = 0; letters[i]; i++) {
    int *at = f[i].address;
    c[i].address = at;
    switch (letters[i]) {
      case 'b':
        c[i].address = buffer_of(at);
        break;
      case 'i':
        c[i].number = *at;
        break;
      case 'd':
        SET(c[i], MPI_Type_f2c(*at));
        break;
      case 'c':
        SET(c[i], MPI_Comm_f2c(*at));
        break;
      case 'o':
        SET(c[i], MPI_Op_f2c(*at));
        break;
      case 'g':
        SET(c[i], MPI_Group_f2c(*at));
        break;
      case 'I':
        SET(c[i], MPI_Info_f2c(*at));
        break;
      case 'q':
        held->one = MPI_Request_f2c(*at);
        c[i].address = &held->one;
        break;
      case 'Q':
        held->count = COUNT(c[0]);
        held->requests = room(held->count * sizeof *held->requests);
        for (int k = 0; k < held->count; k++) held->requests[k] = MPI_Request_f2c(at[k]);
        c[i].address = held->requests;
        break;
      case 's':
        c[i].address = at == F_NO_STATUS ? MPI_STATUS_IGNORE : &held->status;
        break;
      case 'S':
        held->statuses = room(held->count * sizeof *held->statuses);
        c[i].address = at == F_NO_STATUSES ? MPI_STATUSES_IGNORE : held->statuses;
        break;
      case 'N':
        held->comm = MPI_Comm_f2c(*at);
        c[i].address = &held->comm;
        break;
      case 'n':
        c[i].address = &held->comm;
    }
  }
}

APART void go_out(const char *letters, const union word *f, struct held *held, int result) {
  int i = 0, some = 0;
  for (; letters[i]; i++) {
    int *at = f[i].address;
    switch (letters[i]) {
      case 'q':
        *at = MPI_Request_c2f(held->one);
        break;
      case 'Q':
        for (int k = 0; k < held->count; k++) at[k] = MPI_Request_c2f(held->requests[k]);
        break;
      case 's':
        if (at != F_NO_STATUS) MPI_Status_c2f(&held->status, at);
        break;
      case 'S':
        for (int k = 0; k < held->count && at != F_NO_STATUSES; k++)
          MPI_Status_c2f(&held->statuses[k], at + k * F_STATUS_SIZE);
        break;
      case 'n':
      case 'N':
        *at = MPI_Comm_c2f(held->comm);
        break;
      case 'x':
        if (*at != MPI_UNDEFINED) ++*at;
        break;
      case 'k':
        some = *at == MPI_UNDEFINED ? 0 : *at;
        break;
      case 'X':
        for (int k = 0; k < some; k++) at[k]++;
    }
  }
  *(int *)f[i].address = result;
  free(held->requests);
  free(held->statuses);
}

typedef int augmented(const union word *, void *const *, int, const char *, struct record **);
typedef int forward(const union word *, void *const *, int, const char *);

APART int in_fortran(const char *letters, augmented *first, forward *second, const union word *a,
                     void *const *shadows, int width, const char *where, struct record **tape) {
  union word c[16];
  struct held held = {.requests = NULL};
  come_in(letters, a, c, &held);
  int result = first ? first(c, shadows, width, where, tape) : second(c, shadows, width, where);
  go_out(letters, a, &held, result);
  return result;
}

#define FORTRAN(name, of, letters)                                                            \
  AUGMENTED(name) {                                                                           \
    return in_fortran(letters, OURS(augmented_##of), NULL, a, shadows, width, where, tape);   \
  }                                                                                           \
  FORWARD(name) {                                                                             \
    return in_fortran(letters, NULL, OURS(forward_##of), a, shadows, width, where, NULL);     \
  }

FORTRAN(mpi_send_, MPI_Send, "bidiic")
FORTRAN(mpi_ssend_, MPI_Ssend, "bidiic")
FORTRAN(mpi_rsend_, MPI_Rsend, "bidiic")
FORTRAN(mpi_bsend_, MPI_Bsend, "bidiic")
FORTRAN(mpi_recv_, MPI_Recv, "bidiics")
FORTRAN(mpi_isend_, MPI_Isend, "bidiicq")
FORTRAN(mpi_issend_, MPI_Issend, "bidiicq")
FORTRAN(mpi_irsend_, MPI_Irsend, "bidiicq")
FORTRAN(mpi_ibsend_, MPI_Ibsend, "bidiicq")
FORTRAN(mpi_irecv_, MPI_Irecv, "bidiicq")
FORTRAN(mpi_send_init_, MPI_Send_init, "bidiicq")
FORTRAN(mpi_ssend_init_, MPI_Ssend_init, "bidiicq")
FORTRAN(mpi_rsend_init_, MPI_Rsend_init, "bidiicq")
FORTRAN(mpi_bsend_init_, MPI_Bsend_init, "bidiicq")
FORTRAN(mpi_recv_init_, MPI_Recv_init, "bidiicq")
FORTRAN(mpi_wait_, MPI_Wait, "qs")
FORTRAN(mpi_test_, MPI_Test, "qfs")
FORTRAN(mpi_waitall_, MPI_Waitall, "iQS")
FORTRAN(mpi_testall_, MPI_Testall, "iQfS")
FORTRAN(mpi_waitany_, MPI_Waitany, "iQxs")
FORTRAN(mpi_testany_, MPI_Testany, "iQxfs")
FORTRAN(mpi_waitsome_, MPI_Waitsome, "iQkXS")
FORTRAN(mpi_testsome_, MPI_Testsome, "iQkXS")
FORTRAN(mpi_start_, MPI_Start, "q")
FORTRAN(mpi_startall_, MPI_Startall, "iQ")
FORTRAN(mpi_request_free_, MPI_Request_free, "q")
FORTRAN(mpi_sendrecv_, MPI_Sendrecv, "bidiibidiics")
FORTRAN(mpi_sendrecv_replace_, MPI_Sendrecv_replace, "bidiiiics")
FORTRAN(mpi_probe_, MPI_Probe, "iics")
FORTRAN(mpi_iprobe_, MPI_Iprobe, "iicfs")
FORTRAN(mpi_comm_dup_, MPI_Comm_dup, "cn")
FORTRAN(mpi_comm_dup_with_info_, MPI_Comm_dup_with_info, "cIn")
FORTRAN(mpi_comm_split_, MPI_Comm_split, "ciin")
FORTRAN(mpi_comm_split_type_, MPI_Comm_split_type, "ciiIn")
FORTRAN(mpi_comm_create_, MPI_Comm_create, "cgn")
FORTRAN(mpi_comm_create_group_, MPI_Comm_create_group, "cgin")
FORTRAN(mpi_cart_create_, MPI_Cart_create, "ciaain")
FORTRAN(mpi_cart_sub_, MPI_Cart_sub, "can")
FORTRAN(mpi_graph_create_, MPI_Graph_create, "ciaain")
FORTRAN(mpi_dist_graph_create_, MPI_Dist_graph_create, "ciaaaaIin")
FORTRAN(mpi_dist_graph_create_adjacent_, MPI_Dist_graph_create_adjacent, "ciaaiaaIin")
FORTRAN(mpi_intercomm_create_, MPI_Intercomm_create, "ciciin")
FORTRAN(mpi_intercomm_merge_, MPI_Intercomm_merge, "cin")
FORTRAN(mpi_comm_free_, MPI_Comm_free, "N")
FORTRAN(mpi_comm_disconnect_, MPI_Comm_disconnect, "N")

#define COLLECTIVE_OF(small, name, letters)                                                   \
  FORTRAN(mpi_##small##_, MPI_##name, letters)                                                \
  FORTRAN(mpi_i##small##_, MPI_I##small, letters "q")

COLLECTIVE_OF(bcast, Bcast, "bidic")
COLLECTIVE_OF(reduce, Reduce, "bbidoic")
COLLECTIVE_OF(allreduce, Allreduce, "bbidoc")
COLLECTIVE_OF(scatter, Scatter, "bidbidic")
COLLECTIVE_OF(scatterv, Scatterv, "baadbidic")
COLLECTIVE_OF(gather, Gather, "bidbidic")
COLLECTIVE_OF(gatherv, Gatherv, "bidbaadic")
COLLECTIVE_OF(allgather, Allgather, "bidbidc")
COLLECTIVE_OF(allgatherv, Allgatherv, "bidbaadc")
COLLECTIVE_OF(alltoall, Alltoall, "bidbidc")
COLLECTIVE_OF(alltoallv, Alltoallv, "baadbaadc")
COLLECTIVE_OF(neighbor_allgather, Neighbor_allgather, "bidbidc")
COLLECTIVE_OF(neighbor_allgatherv, Neighbor_allgatherv, "bidbaadc")
COLLECTIVE_OF(neighbor_alltoall, Neighbor_alltoall, "bidbidc")
COLLECTIVE_OF(neighbor_alltoallv, Neighbor_alltoallv, "baadbaadc")
COLLECTIVE_OF(reduce_scatter, Reduce_scatter, "bbadoc")
COLLECTIVE_OF(reduce_scatter_block, Reduce_scatter_block, "bbidoc")
COLLECTIVE_OF(scan, Scan, "bbidoc")
COLLECTIVE_OF(exscan, Exscan, "bbidoc")
