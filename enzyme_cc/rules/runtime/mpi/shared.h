// Collectives as they are reversed: in the opposite order on each communicator, none before all that
// came later, so that all processes agree; those of requests begin where these were waited for.

enum operation {
  BROADCAST,
  REDUCE,
  ALL_REDUCE,
  SCATTER,
  GATHER,
  ALL_GATHER,
  ALL_TO_ALL,
  NEIGHBOR_GATHER,
  NEIGHBOR_TO_ALL,
  REDUCE_SCATTER,
  SCAN,
  EXCLUSIVE_SCAN,
};

APART void begin(struct record *record, int lane);
APART void end(struct record *record, int lane);

static void begin_all(struct record *record) {
  // As many requests as it may take: seeds, and what each process put in.
  int each = record->target ? record->targets + record->origins : 2;
  record->request_count = each * record->width;
  record->requests = room(record->request_count * sizeof *record->requests);
  for (int i = 0; i < record->request_count; i++) record->requests[i] = MPI_REQUEST_NULL;
  record->wire_count = 6 * record->width;
  record->wires = room(record->wire_count * sizeof *record->wires);
  for (int lane = 0; lane < record->width; lane++) begin(record, lane);
  __atomic_store_n(&record->is_started, 1, __ATOMIC_RELEASE);
}

APART void begin_what_may(struct state *state) {
  while (state->stack && (state->stack->is_known || !state->stack->is_nonblocking)) {
    struct record *record = state->stack;
    if (!record->is_known) return;
    state->stack = record->later;
    begin_all(record);
  }
}

// Begin as soon as all that came later have begun.
static void start_collective(struct record *record) {
  begin_in_order();
  record->is_known = 1;
  begin_what_may(record->state);
  end_in_order();
}

static int has_started(const struct record *record) {
  return __atomic_load_n(&record->is_started, __ATOMIC_ACQUIRE);
}

static void finish_collective(struct record *record) {
  if (!has_started(record)) start_collective(record);
  if (!has_started(record))
    stop(record->where, "collectives of one communicator are reversed out of order",
         "let all processes call them from one thread");
  MPI_Waitall(record->request_count, record->requests, MPI_STATUSES_IGNORE);
  for (int lane = 0; lane < record->width; lane++) end(record, lane);
  free_record(record);
}

static void push(struct record *record) {
  record->back = finish_collective;
  record->state = state_of(record->comm);
  begin_in_order();
  record->later = record->state->stack;
  record->state->stack = record;
  end_in_order();
}

// Ranks the other way round: made where all processes are, and kept.
static MPI_Comm reversed(struct record *record) {
  struct state *state = state_of(record->comm);
  if (state->reversed == MPI_COMM_NULL)
    MPI_Comm_split(record->comm, 0, record->size - record->rank, &state->reversed);
  return state->reversed;
}
