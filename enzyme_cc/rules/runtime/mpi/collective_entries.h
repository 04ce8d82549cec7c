// Collectives as programs call them.

enum function {
  Barrier,
  Bcast,
  Reduce,
  Allreduce,
  Scatter,
  Scatterv,
  Gather,
  Gatherv,
  Allgather,
  Allgatherv,
  Alltoall,
  Alltoallv,
  Neighbor_allgather,
  Neighbor_allgatherv,
  Neighbor_alltoall,
  Neighbor_alltoallv,
  Reduce_scatter,
  Reduce_scatter_block,
  Scan,
  Exscan,
};

struct collective {
  enum function function;
  void *send, *receive;
  int send_count, receive_count;
  const int *send_counts, *send_places, *receive_counts, *receive_places;
  MPI_Datatype send_type, receive_type;
  MPI_Op op;
  int root;
  MPI_Comm comm;
  MPI_Request *request;
};

APART struct collective described(enum function function, const union word *a) {
  struct collective c = {.function = function, .root = -1};
  c.send_type = c.receive_type = MPI_DATATYPE_NULL;
#define NEXT *a++
  c.send = (NEXT).address;
  if (function == Bcast) {
    c.send_count = COUNT(NEXT);
    c.send_type = HANDLE(MPI_Datatype, NEXT);
  } else if (function == Reduce || function == Allreduce || function >= Reduce_scatter) {
    c.receive = (NEXT).address;
    if (function == Reduce_scatter)
      c.receive_counts = (NEXT).address;
    else
      c.receive_count = COUNT(NEXT);
    c.receive_type = c.send_type = HANDLE(MPI_Datatype, NEXT);
    c.op = HANDLE(MPI_Op, NEXT);
  } else {
    int has_counts =
        function == Scatterv || function == Alltoallv || function == Neighbor_alltoallv;
    if (has_counts) {
      c.send_counts = (NEXT).address;
      c.send_places = (NEXT).address;
    } else {
      c.send_count = COUNT(NEXT);
    }
    c.send_type = HANDLE(MPI_Datatype, NEXT);
    c.receive = (NEXT).address;
    if (function == Gatherv || function == Allgatherv || function == Neighbor_allgatherv ||
        (has_counts && function != Scatterv)) {
      c.receive_counts = (NEXT).address;
      c.receive_places = (NEXT).address;
    } else {
      c.receive_count = COUNT(NEXT);
    }
    c.receive_type = HANDLE(MPI_Datatype, NEXT);
  }
  int has_root = function == Bcast || function == Reduce ||
                 (function >= Scatter && function <= Gatherv);
  if (has_root) c.root = COUNT(NEXT);
  c.comm = HANDLE(MPI_Comm, NEXT);
#undef NEXT
  c.request = NULL;
  return c;
}

// Do it with such buffers; with a request, so that it need not be over.
APART int perform(const struct collective *c, void *send, void *receive, MPI_Request *request) {
#define DO(name, ...) return request ? MPI_I##name(__VA_ARGS__, request) : MPI_##name(__VA_ARGS__)
#define CAPITAL(name, small, ...) \
  return request ? MPI_I##small(__VA_ARGS__, request) : MPI_##name(__VA_ARGS__)
  int n = c->send_count, m = c->receive_count, root = c->root;
  const int *ns = c->send_counts, *ms = c->receive_counts;
  const int *from = c->send_places, *to = c->receive_places;
  MPI_Datatype s = c->send_type, r = c->receive_type;
  MPI_Comm comm = c->comm;
  switch (c->function) {
    case Bcast:
      CAPITAL(Bcast, bcast, send, n, s, root, comm);
    case Reduce:
      CAPITAL(Reduce, reduce, send, receive, m, r, c->op, root, comm);
    case Allreduce:
      CAPITAL(Allreduce, allreduce, send, receive, m, r, c->op, comm);
    case Scatter:
      CAPITAL(Scatter, scatter, send, n, s, receive, m, r, root, comm);
    case Scatterv:
      CAPITAL(Scatterv, scatterv, send, ns, from, s, receive, m, r, root, comm);
    case Gather:
      CAPITAL(Gather, gather, send, n, s, receive, m, r, root, comm);
    case Gatherv:
      CAPITAL(Gatherv, gatherv, send, n, s, receive, ms, to, r, root, comm);
    case Allgather:
      CAPITAL(Allgather, allgather, send, n, s, receive, m, r, comm);
    case Allgatherv:
      CAPITAL(Allgatherv, allgatherv, send, n, s, receive, ms, to, r, comm);
    case Alltoall:
      CAPITAL(Alltoall, alltoall, send, n, s, receive, m, r, comm);
    case Alltoallv:
      CAPITAL(Alltoallv, alltoallv, send, ns, from, s, receive, ms, to, r, comm);
    case Neighbor_allgather:
      CAPITAL(Neighbor_allgather, neighbor_allgather, send, n, s, receive, m, r, comm);
    case Neighbor_allgatherv:
      CAPITAL(Neighbor_allgatherv, neighbor_allgatherv, send, n, s, receive, ms, to, r, comm);
    case Neighbor_alltoall:
      CAPITAL(Neighbor_alltoall, neighbor_alltoall, send, n, s, receive, m, r, comm);
    case Neighbor_alltoallv:
      CAPITAL(Neighbor_alltoallv, neighbor_alltoallv, send, ns, from, s, receive, ms, to, r, comm);
    case Reduce_scatter:
      CAPITAL(Reduce_scatter, reduce_scatter, send, receive, ms, r, c->op, comm);
    case Reduce_scatter_block:
      CAPITAL(Reduce_scatter_block, reduce_scatter_block, send, receive, m, r, c->op, comm);
    case Scan:
      CAPITAL(Scan, scan, send, receive, m, r, c->op, comm);
    default:
      CAPITAL(Exscan, exscan, send, receive, m, r, c->op, comm);
  }
}

static const enum operation OPERATIONS[] = {
    [Bcast] = BROADCAST,           [Reduce] = REDUCE,
    [Allreduce] = ALL_REDUCE,      [Scatter] = SCATTER,
    [Scatterv] = SCATTER,          [Gather] = GATHER,
    [Gatherv] = GATHER,            [Allgather] = ALL_GATHER,
    [Allgatherv] = ALL_GATHER,     [Alltoall] = ALL_TO_ALL,
    [Alltoallv] = ALL_TO_ALL,      [Reduce_scatter] = REDUCE_SCATTER,
    [Scan] = SCAN,                 [Reduce_scatter_block] = REDUCE_SCATTER,
    [Exscan] = EXCLUSIVE_SCAN,
    [Neighbor_allgather] = NEIGHBOR_GATHER,  [Neighbor_alltoall] = NEIGHBOR_TO_ALL,
    [Neighbor_allgatherv] = NEIGHBOR_GATHER, [Neighbor_alltoallv] = NEIGHBOR_TO_ALL,
};

static int *copy(const int *from, int count) {
  if (!from) return NULL;
  int *made = room(count * sizeof *made);
  memcpy(made, from, count * sizeof *made);
  return made;
}

static struct side side_of(void *buffer, int count, const int *counts, const int *places,
                           MPI_Datatype type, int size, const char *where) {
  struct side made = {.buffer = buffer, .count = count};
  made.counts = copy(counts, size);
  made.places = copy(places, size);
  made.shape = shape_of(type, where);
  return made;
}

// The record of a collective; none where nothing in it has derivatives.
APART struct record *collective_record(const struct collective *c, void *const *shadows,
                                        int width, const char *where) {
  struct record *made = new_record(where, width, c->comm);
  int between;
  MPI_Comm_test_inter(c->comm, &between);
  MPI_Comm_size(c->comm, &made->size);
  MPI_Comm_rank(c->comm, &made->rank);
  made->direction = SHARED;
  made->operation = OPERATIONS[c->function];
  made->root = c->root;
  made->op = c->op;
  if (is_among_neighbours(made)) find_neighbours(made);
  int is_root = c->root == made->rank, size = made->size;
  int targets = made->target ? made->targets : size, origins = made->target ? made->origins : size;
  int is_gather = made->operation == GATHER, is_scatter = made->operation == SCATTER;
  int is_broadcast = made->operation == BROADCAST;
  made->in_place = !is_broadcast && (c->send == MPI_IN_PLACE || c->receive == MPI_IN_PLACE);
  int sends = c->send != MPI_IN_PLACE && (!is_scatter || is_root);
  int receives = !is_broadcast && c->receive != MPI_IN_PLACE && (!is_gather || is_root);
  if (sends) {
    made->side = side_of(c->send, is_broadcast || c->send_count ? c->send_count : c->receive_count,
                         c->function == Reduce_scatter ? c->receive_counts : c->send_counts,
                         c->send_places, c->send_type, targets, where);
    made->side.shadows = kept(shadows, width);
    check_bytes(made->side.shape, c->send, made->side.count, shadows, width, where);
  }
  if (receives) {
    made->other = side_of(c->receive, c->receive_count, c->receive_counts, c->receive_places,
                          c->receive_type, origins, where);
    // Where each process gets a part of what is reduced, it is at the beginning.
    void *const *behind = shadows + shadows_of(width);
    made->other.shadows = kept(behind, width);
    check_bytes(made->other.shape, c->receive, made->operation != REDUCE || is_root, behind, width, where);
  }
  struct shape *shape = sends ? made->side.shape : made->other.shape;
  if (!shape->numbers) {
    free_record(made);
    return NULL;
  }
  if (between)
    stop(where, "collectives between two groups of processes have no derivative",
         "merge the groups: MPI_Intercomm_merge");
  if (made->operation == REDUCE || made->operation == ALL_REDUCE ||
      made->operation >= REDUCE_SCATTER) {
    check_operation(c->op, shape, where);
  }
  return made;
}

// Libraries differ in which of two messages between two processes is for which place: the same call
// tells it, once for each communicator.
APART void find_parts(const struct collective *c, int has_request, struct record *record) {
  if (record->operation != NEIGHBOR_TO_ALL || !may_be_several(record)) return;
  int which = 2 * (c->function == Neighbor_alltoallv) + has_request;
  struct state *state = state_of(record->comm);
  record->parts = state->parts[which];
  if (record->parts) return;
  struct parts *made = state->parts[which] = record->parts = room(sizeof *made);
  int most = record->targets > record->origins ? record->targets : record->origins;
  made->counts = room((most + 1) * sizeof(int));
  made->places = room((most + 1) * sizeof(int));
  made->tags = room((record->origins + 1) * sizeof(int));
  made->request = MPI_REQUEST_NULL;
  for (int i = 0; i < most; i++) made->counts[i] = 1, made->places[i] = i;
  struct collective asked = *c;
  asked.send_count = asked.receive_count = 1;
  asked.send_counts = asked.receive_counts = made->counts;
  asked.send_places = asked.receive_places = made->places;
  asked.send_type = asked.receive_type = MPI_INT;
  perform(&asked, made->places, made->tags, has_request ? &made->request : NULL);
}

static int is_reduction(const struct record *record) {
  return record->operation == REDUCE || record->operation == ALL_REDUCE ||
         record->operation >= REDUCE_SCATTER;
}

// What is linear has the same derivative however often; of what is not, only the first is known.
static void check_again(const struct collective *c, const char *where) {
  if (c->op == MPI_PROD && (c->function == Reduce || c->function == Allreduce ||
                            c->function >= Reduce_scatter))
    stop(where, "the second derivative of products over processes is not known",
         "gather the numbers, and multiply them in a loop");
}

// -- forward mode ----------------------------------------------------------------------------------

static long elements_of(const struct side *side, int size) {
  if (side->counts && !side->places) return total(side, size);
  if (!side->counts && !side->places) return side->count * size;
  long most = 0;
  for (int i = 0; i < size; i++) {
    long end = first_of(side, i) + count_of(side, i);
    if (end > most) most = end;
  }
  return most;
}

static void *tangents_of(const struct side *side, int lane, int size, void *given,
                         MPI_Datatype type, struct record *record) {
  if (!side->shape) return given;
  if (has_shadow(side, lane)) return side->shadows[lane];
  char *base, *made = scratch_for(type, elements_of(side, size), &base);
  record->wires[record->wire_count++] = made;
  return base;
}

APART void set_tangents(struct record *record, const struct collective *c, int lane,
                         const long double *mine) {
  const struct side *in = put_in(record), *out = &record->other;
  const struct shape *shape = out->shape;
  long numbers = reduced(record) * shape->numbers;
  long stride = has_location(c->op) ? shape->numbers : 1, n = numbers / stride;
  struct inputs all = {record->inputs, n};
  (void)in;
  long double *tangents = room((numbers * record->size + 1) * sizeof *tangents);
  MPI_Allgather(mine, as_count(numbers, record->where), MPI_LONG_DOUBLE, tangents,
                as_count(numbers, record->where), MPI_LONG_DOUBLE, c->comm);
  int is_scan = record->operation == SCAN || record->operation == EXCLUSIVE_SCAN;
  int to = !is_scan ? record->size : record->rank + (record->operation == SCAN);
  long first = 0, count = out->count;
  if (record->operation == REDUCE_SCATTER) {
    count = count_of(out, record->rank);
    for (int r = 0; r < record->rank; r++) first += count_of(out, r);
  }
  int has_result = record->operation != REDUCE || record->rank == record->root;
  if (has_shadow(out, lane) && has_result && to > 0) {
    char *wire = room(count * unit(out));
    for (long i = 0; i < count * shape->numbers; i += stride) {
      long double sum = 0;
      long at = first * shape->numbers + i;
      for (int r = 0; r < to; r++)
        sum += tangents[r * numbers + at] * partial(c->op, &all, 0, to, r, at / stride);
      put(wire, shape->kind, i, sum);
    }
    move_numbers(shape, out->shadows[lane], count, wire, PUT);
    free(wire);
  }
  free(tangents);
}

static long double *tangents_in(const struct record *record, int lane) {
  const struct side *in = put_in(record);
  long elements = reduced(record), numbers = elements * in->shape->numbers;
  char *wire = room(elements * unit(in));
  if (has_shadow(in, lane)) move_numbers(in->shape, in->shadows[lane], elements, wire, COPY_OUT);
  long double *made = room((numbers + 1) * sizeof *made);
  for (long i = 0; i < numbers; i++) made[i] = get(wire, in->shape->kind, i);
  free(wire);
  return made;
}

APART int combine_forward(struct record *record, const struct collective *c) {
  // What is not linear: all processes tell all others what they put in, and in which direction.
  const struct shape *shape = put_in(record)->shape;
  long elements = reduced(record), numbers = elements * shape->numbers;
  int pairs = as_count(2 * (numbers / (has_location(c->op) ? shape->numbers : 1)), record->where);
  long double *own = inputs_of(put_in(record), elements, c->op);
  record->inputs = room((pairs * (size_t)record->size + 1) * sizeof *own);
  MPI_Allgather(own, pairs, MPI_LONG_DOUBLE, record->inputs, pairs, MPI_LONG_DOUBLE, c->comm);
  free(own);
  for (int lane = 0; lane < record->width; lane++) {
    long double *mine = tangents_in(record, lane);
    set_tangents(record, c, lane, mine);
    free(mine);
  }
  int result = perform(c, c->send, c->receive, NULL);
  free_record(record);
  return result;
}

// Do it, and with tangents; what is under way is noted in a record.
APART int collective_with_tangents(const struct collective *c, MPI_Request *request,
                                   void *const *shadows, int width, const char *where,
                                   struct record **under_way) {
  struct record *record = collective_record(c, shadows, width, where);
  *under_way = NULL;
  if (!record) return perform(c, c->send, c->receive, request);
  if (is_reduction(record) && c->op != MPI_SUM) {
    if (request)
      stop(where, "tangents of this reduction, which is no sum, are only known without a request",
           "call the one that waits");
    return combine_forward(record, c);
  }
  int lanes = record->width;
  record->is_forward = 1;
  record->wires = room(2 * lanes * sizeof *record->wires);
  record->requests = room(lanes * sizeof *record->requests);
  record->request_count = lanes;
  int result = perform(c, c->send, c->receive, request);
  for (int lane = 0; lane < lanes; lane++) {
    int parts = record->operation == BROADCAST ? 1 : record->size, origins = record->size;
    if (record->target) parts = record->targets, origins = record->origins;
    void *send = tangents_of(&record->side, lane, parts, c->send, c->send_type, record);
    void *receive = tangents_of(&record->other, lane, origins, c->receive, c->receive_type, record);
    perform(c, send, receive, request ? &record->requests[lane] : NULL);
  }
  if (request)
    *under_way = record;
  else
    free_record(record);
  return result;
}

APART int collective_forward(const struct collective *c, MPI_Request *request,
                              void *const *shadows, int width, const char *where) {
  struct record *record;
  if (is_again(width)) check_again(c, where);
  int result = collective_with_tangents(c, request, shadows, lanes_of(width), where, &record);
  if (record) note(*request, record);
  return result;
}

// -- reverse mode ----------------------------------------------------------------------------------

// Do it, in a forward sweep that is differentiated again with tangents.
APART int collective_ahead(const struct collective *c, MPI_Request *request, void *const *shadows,
                           int width, const char *where, struct record *record) {
  int tangents = ahead_of(width), buffers = c->function == Bcast ? 1 : 2;
  if (!tangents) return perform(c, c->send, c->receive, request);
  check_again(c, where);
  void **given = room(2 * tangents * sizeof *given);
  for (int i = 0; i < buffers; i++)
    memcpy(given + i * tangents, shadows + i * shadows_of(width) + lanes_of(width),
           tangents * sizeof *given);
  int result = collective_with_tangents(c, request, given, tangents, where, &record->ahead);
  free(given);
  return result;
}

// Whether nobody is done before all others have come.
static int waits_for_all(const struct collective *c) {
  int among_all = c->function == Allreduce || c->function == Allgather || c->function == Alltoall ||
                  c->function == Reduce_scatter_block;
  return among_all && c->receive_count;
}

// Whether processes may be done with it that others have not come to yet.
static int may_be_left(const struct collective *c, const struct record *record) {
  return record->size > 1 && !is_among_neighbours(record) && !waits_for_all(c);
}

static int are_threads_calling(void) {
  // Not a comparison of constants, which newer LLVMs do not read.
  const char *volatile told = &OURS(in_threads);
  return told != NULL;
}

// On the way back processes may wait for others that went on before them. Threads whose messages are
// reversed in the order of time (message_signs.py) would wait for ever: so they wait for each other.
// Before the first such call in a communicator all tell each other whether they do, for there may be
// several executables; what has a request asks with one, and it is looked at when that is done.
static void agree(const struct collective *c, MPI_Request *request, struct record *record) {
  struct state *state = state_of(c->comm);
  if (state->agreement) {
    if (!request) finish_agreement(state, record->where);
    return;
  }
  state->kind = are_threads_calling() ? WITH_THREADS : WITHOUT_THREADS;
  MPI_Iallreduce(&state->kind, &state->kinds, 1, MPI_INT, MPI_BOR, c->comm, &state->asked);
  __atomic_store_n(&state->agreement, ASKED, __ATOMIC_RELEASE);
  if (request)
    record->has_asked = 1;
  else
    finish_agreement(state, record->where);
}

APART int collective_augmented(const struct collective *c, MPI_Request *request,
                                void *const *shadows, int width, const char *where,
                                struct record **tape) {
  struct record *record = collective_record(c, shadows, width, where);
  *tape = record;
  if (!record) return perform(c, c->send, c->receive, request);
  if (is_reduction(record)) {
    int is_scan = record->operation == SCAN || record->operation == EXCLUSIVE_SCAN;
    if (c->op != MPI_SUM)
      record->inputs = inputs_of(put_in(record), reduced(record), c->op);
    else if (is_scan)
      reversed(record);
  }
  find_parts(c, request != NULL, record);
  int may_leave = may_be_left(c, record), is_apart = may_leave && are_threads_calling();
  if (may_leave) agree(c, request, record);
  if (is_apart && !request) MPI_Barrier(c->comm);
  int result = collective_ahead(c, request, shadows, width, where, record);
  if (is_apart && request) {
    record->own = *request;
    MPI_Ibarrier(c->comm, request);
  }
  push(record);
  if (request) {
    record->is_nonblocking = 1;
    note(*request, record);
  }
  return result;
}

#define COLLECTIVE(name, small, request_at)                                                   \
  AUGMENTED(MPI_##name) {                                                                     \
    struct collective c = described(name, a);                                                 \
    return collective_augmented(&c, NULL, shadows, width, where, tape);                       \
  }                                                                                           \
  FORWARD(MPI_##name) {                                                                       \
    struct collective c = described(name, a);                                                 \
    return collective_forward(&c, NULL, shadows, width, where);                               \
  }                                                                                           \
  AUGMENTED(MPI_I##small) {                                                                   \
    struct collective c = described(name, a);                                                 \
    return collective_augmented(&c, a[request_at].address, shadows, width, where, tape);      \
  }                                                                                           \
  FORWARD(MPI_I##small) {                                                                     \
    struct collective c = described(name, a);                                                 \
    return collective_forward(&c, a[request_at].address, shadows, width, where);              \
  }

COLLECTIVE(Bcast, bcast, 5)
COLLECTIVE(Reduce, reduce, 7)
COLLECTIVE(Allreduce, allreduce, 6)
COLLECTIVE(Scatter, scatter, 8)
COLLECTIVE(Scatterv, scatterv, 9)
COLLECTIVE(Gather, gather, 8)
COLLECTIVE(Gatherv, gatherv, 9)
COLLECTIVE(Allgather, allgather, 7)
COLLECTIVE(Allgatherv, allgatherv, 8)
COLLECTIVE(Alltoall, alltoall, 7)
COLLECTIVE(Alltoallv, alltoallv, 9)
COLLECTIVE(Neighbor_allgather, neighbor_allgather, 7)
COLLECTIVE(Neighbor_allgatherv, neighbor_allgatherv, 8)
COLLECTIVE(Neighbor_alltoall, neighbor_alltoall, 7)
COLLECTIVE(Neighbor_alltoallv, neighbor_alltoallv, 9)
COLLECTIVE(Reduce_scatter, reduce_scatter, 6)
COLLECTIVE(Reduce_scatter_block, reduce_scatter_block, 6)
COLLECTIVE(Scan, scan, 6)
COLLECTIVE(Exscan, exscan, 6)
