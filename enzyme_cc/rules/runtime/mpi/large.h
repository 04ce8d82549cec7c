// The same with counts of type MPI_Count, as far as an int holds them: more elements are told.
//
// The letters: a count, everywhere or for the root only; counts and places of parts, one for each
// process; of what is sent to neighbours, and of what comes from them; the root; the communicator of
// all of these, or of neighbours; a request, which such counts have to outlive.

static int narrow(long count, const char *where) {
  if (count != (int)count)
    stop(where, "more elements in one call than an int counts have no derivative",
         "exchange fewer elements, of a larger type: MPI_Type_contiguous");
  return (int)count;
}

static struct lent *narrowed(const void *wide, int is_place, int parts, const char *where) {
  struct lent *made = room(sizeof *made + parts * sizeof *made->numbers);
  for (int i = 0; i < parts; i++)
    made->numbers[i] =
        narrow(is_place ? ((const MPI_Aint *)wide)[i] : ((const MPI_Count *)wide)[i], where);
  return made;
}

// Keep them as long as the request may be under way: by its record, or one that has nothing else.
static void lend(struct lent *numbers, const MPI_Request *request, const char *where) {
  struct record *record = find(*request);
  if (!record) {
    record = new_record(where, 0, MPI_COMM_NULL);
    record->direction = SHARED;
    record->is_forward = 1;
    note(*request, record);
  }
  struct lent **last = &record->lent;
  while (*last) last = &(*last)->next;
  *last = numbers;
}

// Where counts come in arrays, how long these are, and whether those of a root mean anything.
static void count_parts(const char *letters, const union word *a, struct record *asked) {
  int i = 0;
  asked->root = -1;
  while (letters[i] && letters[i] != 'c' && letters[i] != 'n') {
    if (letters[i] == 'o') asked->root = COUNT(a[i]);
    i++;
  }
  if (!letters[i]) return;
  asked->comm = HANDLE(MPI_Comm, a[i]);
  MPI_Comm_rank(asked->comm, &asked->rank);
  if (letters[i] == 'n')
    find_neighbours(asked);
  else
    MPI_Comm_size(asked->comm, &asked->size);
}

APART int with_large_counts(const char *letters, augmented *first, forward *second,
                            const union word *a, void *const *shadows, int width, const char *where,
                            struct record **tape) {
  union word c[16];
  struct record *asked = new_record(where, width, MPI_COMM_NULL);
  MPI_Request *request = NULL;
  count_parts(letters, a, asked);
  int is_root = asked->root < 0 || asked->root == asked->rank;
  for (int i = 0; letters[i]; i++) {
    char letter = letters[i];
    int is_place = letter == 'P' || letter == 'Q' || letter == 'U';
    int parts = letter == 'C' || letter == 'P'   ? asked->size
                : letter == 'S' || letter == 'Q' ? asked->origins
                : letter == 'T' || letter == 'U' ? asked->targets
                                                 : -1;
    c[i] = a[i];
    if (letter == 'r') request = a[i].address;
    if (letter == 'l' || (letter == 'm' && is_root)) narrow(a[i].number, where);
    if (parts < 0 || !a[i].address || !is_root) continue;
    struct lent *made = narrowed(a[i].address, is_place, parts, where);
    made->next = asked->lent;
    asked->lent = made;
    c[i].address = made->numbers;
  }
  int result = first ? first(c, shadows, width, where, tape) : second(c, shadows, width, where);
  if (request && asked->lent && *request != MPI_REQUEST_NULL) {
    lend(asked->lent, request, where);
    asked->lent = NULL;
  }
  free_record(asked);
  return result;
}

#define LARGE(name, letters)                                                                  \
  AUGMENTED(name##_c) {                                                                       \
    return with_large_counts(letters, OURS(augmented_##name), NULL, a, shadows, width, where, \
                             tape);                                                           \
  }                                                                                           \
  FORWARD(name##_c) {                                                                         \
    return with_large_counts(letters, NULL, OURS(forward_##name), a, shadows, width, where,   \
                             NULL);                                                           \
  }

LARGE(MPI_Send, ".l....")
LARGE(MPI_Ssend, ".l....")
LARGE(MPI_Bsend, ".l....")
LARGE(MPI_Rsend, ".l....")
LARGE(MPI_Recv, ".l.....")
LARGE(MPI_Isend, ".l.....")
LARGE(MPI_Issend, ".l.....")
LARGE(MPI_Ibsend, ".l.....")
LARGE(MPI_Irsend, ".l.....")
LARGE(MPI_Irecv, ".l.....")
LARGE(MPI_Send_init, ".l.....")
LARGE(MPI_Ssend_init, ".l.....")
LARGE(MPI_Bsend_init, ".l.....")
LARGE(MPI_Rsend_init, ".l.....")
LARGE(MPI_Recv_init, ".l.....")
LARGE(MPI_Sendrecv, ".l....l.....")
LARGE(MPI_Sendrecv_replace, ".l.......")
LARGE(MPI_Bcast, ".l...")
LARGE(MPI_Ibcast, ".l....")
LARGE(MPI_Reduce, "..l....")
LARGE(MPI_Ireduce, "..l.....")
LARGE(MPI_Allreduce, "..l...")
LARGE(MPI_Iallreduce, "..l....")
LARGE(MPI_Scatter, ".m..l.oc")
LARGE(MPI_Iscatter, ".m..l.ocr")
LARGE(MPI_Gather, ".l..m.oc")
LARGE(MPI_Igather, ".l..m.ocr")
LARGE(MPI_Allgather, ".l..l..")
LARGE(MPI_Iallgather, ".l..l...")
LARGE(MPI_Alltoall, ".l..l..")
LARGE(MPI_Ialltoall, ".l..l...")
LARGE(MPI_Neighbor_allgather, ".l..l..")
LARGE(MPI_Ineighbor_allgather, ".l..l...")
LARGE(MPI_Neighbor_alltoall, ".l..l..")
LARGE(MPI_Ineighbor_alltoall, ".l..l...")
LARGE(MPI_Reduce_scatter_block, "..l...")
LARGE(MPI_Ireduce_scatter_block, "..l....")
LARGE(MPI_Scan, "..l...")
LARGE(MPI_Iscan, "..l....")
LARGE(MPI_Exscan, "..l...")
LARGE(MPI_Iexscan, "..l....")
LARGE(MPI_Scatterv, ".CP..l.oc")
LARGE(MPI_Gatherv, ".l..CP.oc")
LARGE(MPI_Allgatherv, ".l..CP.c")
LARGE(MPI_Alltoallv, ".CP..CP.c")
LARGE(MPI_Reduce_scatter, "..C..c")
LARGE(MPI_Neighbor_allgatherv, ".l..SQ.n")
LARGE(MPI_Neighbor_alltoallv, ".TU..SQ.n")
LARGE(MPI_Iscatterv, ".CP..l.ocr")
LARGE(MPI_Igatherv, ".l..CP.ocr")
LARGE(MPI_Iallgatherv, ".l..CP.cr")
LARGE(MPI_Ialltoallv, ".CP..CP.cr")
LARGE(MPI_Ireduce_scatter, "..C..cr")
LARGE(MPI_Ineighbor_allgatherv, ".l..SQ.nr")
LARGE(MPI_Ineighbor_alltoallv, ".TU..SQ.nr")
