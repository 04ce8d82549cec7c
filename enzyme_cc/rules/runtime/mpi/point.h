// Messages between two processes.

// -- records ---------------------------------------------------------------------------------------

APART struct record *new_record(const char *where, int width, MPI_Comm comm) {
  struct record *made = room(sizeof *made);
  made->where = where;
  made->width = width;
  made->comm = comm;
  made->pair = made->type = MPI_DATATYPE_NULL;
  return made;
}

static void **kept(void *const *shadows, int width) {
  void **made = room(width * sizeof *made);
  memcpy(made, shadows, width * sizeof *made);
  return made;
}

static void free_side(struct side *side) {
  free_shape(side->shape);
  free(side->counts);
  free(side->places);
  free(side->shadows);
}

APART void free_record(struct record *record) {
  free_side(&record->side);
  free_side(&record->other);
  free(record->requests);
  for (int i = 0; i < record->wire_count; i++) free(record->wires[i]);
  free(record->wires);
  free(record->inputs);
  free(record->locations);
  free(record->list);
  free(record->scratch);
  if (record->pair != MPI_DATATYPE_NULL) MPI_Type_free(&record->pair);
  free(record);
}

APART void check_bytes(const struct shape *shape, const void *buffer, void *const *shadows,
                        int width, const char *where) {
  if (!shape->has_bytes) return;
  for (int lane = 0; lane < width; lane++)
    if (shadows[lane] != buffer)
      stop(where, "memory that carries derivatives is sent as bytes: what numbers are in it is "
                  "not known",
           "send it with the type of its numbers, or copy what is no number to memory of its own");
}

// -- reverse mode ----------------------------------------------------------------------------------

struct message {
  void *buffer;
  long count;
  MPI_Datatype type;
  int peer, tag;
  MPI_Comm comm;
};

// The record of a message; none where there is nothing to send back.
APART struct record *record_of(struct message m, enum direction direction, void *const *shadows,
                                int width, const char *where) {
  if (m.peer == MPI_PROC_NULL) return NULL;
  struct shape *shape = shape_of(m.type, where);
  check_bytes(shape, m.buffer, shadows, width, where);
  if (!shape->numbers) {
    free_shape(shape);
    return NULL;
  }
  if (m.tag != MPI_ANY_TAG) check_tag(m.tag, where);
  struct record *made = new_record(where, width, m.comm);
  made->direction = direction;
  made->peer = made->wanted_peer = m.peer;
  made->tag = made->wanted_tag = m.tag;
  made->side = (struct side){.buffer = m.buffer, .shape = shape, .count = m.count};
  made->side.shadows = kept(shadows, width);
  made->type = m.type;
  return made;
}

APART void start(struct record *record) {
  if (record->is_started) return;
  record->is_started = 1;
  struct side *side = &record->side;
  long numbers = side->count * side->shape->numbers;
  size_t bytes = numbers * size_of(side->shape->kind);
  char *wire = room(bytes * record->width);
  record->wires = room(sizeof *record->wires);
  record->wires[0] = wire;
  record->wire_count = 1;
  record->requests = room(sizeof *record->requests);
  MPI_Datatype type = type_of(side->shape->kind);
  int count = as_count(numbers * record->width, record->where);
  if (record->number < 0)
    stop(record->where, "this message was never waited for", "wait for it where it is received");
  if (record->direction == SENT) {
    MPI_Irecv(wire, count, type, record->peer, adjoint_tag(record), record->comm,
              record->requests);
    return;
  }
  for (int lane = 0; lane < record->width; lane++)
    if (side->shadows[lane] != side->buffer)
      move_numbers(side->shape, side->shadows[lane], side->count, wire + lane * bytes, TAKE_OUT);
  MPI_Isend(wire, count, type, record->peer, adjoint_tag(record), record->comm, record->requests);
}

APART void complete_pending(int all) {
  for (struct record **at = &ALL.pending; *at;) {
    struct record *record = *at;
    int is_done = 1;
    if (all)
      MPI_Wait(record->requests, MPI_STATUS_IGNORE);
    else
      MPI_Test(record->requests, &is_done, MPI_STATUS_IGNORE);
    if (is_done) {
      *at = record->next;
      free_record(record);
    } else {
      at = &record->next;
    }
  }
}

// End what was started; nobody waits for adjoints that are sent, as the primal need not have waited.
APART void finish(struct record *record) {
  start(record);
  if (record->direction == RECEIVED) {
    lock();
    record->next = ALL.pending;
    ALL.pending = record;
    complete_pending(0);
    unlock();
    return;
  }
  MPI_Wait(record->requests, MPI_STATUS_IGNORE);
  struct side *side = &record->side;
  size_t bytes = side->count * side->shape->numbers * size_of(side->shape->kind);
  for (int lane = 0; lane < record->width; lane++)
    if (side->shadows[lane] != side->buffer)
      move_numbers(side->shape, side->shadows[lane], side->count,
                   (char *)record->wires[0] + lane * bytes, ADD);
  free_record(record);
}

// -- forward mode ----------------------------------------------------------------------------------

// Memory for so many elements where there is no shadow: zeros to send, or room for what comes.
static char *scratch_for(MPI_Datatype type, long count, char **base) {
  MPI_Aint low, extent, true_low, true_extent;
  MPI_Type_get_extent(type, &low, &extent);
  MPI_Type_get_true_extent(type, &true_low, &true_extent);
  MPI_Aint size = (count > 0 ? (count - 1) * extent : 0) + true_extent;
  char *made = room(size + 16);
  *base = made - true_low;
  return made;
}

// A type of an element with its tangents: both go in one message, whatever order messages take.
APART struct record *paired(struct message *m, enum direction direction, void *const *shadows,
                             int width, const char *where) {
  if (m->peer == MPI_PROC_NULL) return NULL;
  struct shape *shape = shape_of(m->type, where);
  check_bytes(shape, m->buffer, shadows, width, where);
  int has_numbers = shape->numbers > 0;
  free_shape(shape);
  if (!has_numbers) return NULL;
  struct record *made = new_record(where, width, m->comm);
  made->direction = direction;
  made->is_forward = 1;
  made->type = m->type;
  MPI_Aint *places = room((width + 1) * sizeof *places), low, extent;
  char *base = NULL;
  for (int lane = 0; lane < width; lane++) {
    if (shadows[lane] == m->buffer && !base)
      made->scratch = scratch_for(m->type, m->count * width, &base);
    char *there = shadows[lane];
    if (there == m->buffer) there = base + lane * m->count * extent_of(m->type);
    places[lane + 1] = there - (char *)m->buffer;
  }
  MPI_Datatype all;
  MPI_Type_create_hindexed_block(width + 1, 1, places, m->type, &all);
  MPI_Type_get_extent(m->type, &low, &extent);
  MPI_Type_create_resized(all, low, extent, &made->pair);
  MPI_Type_commit(&made->pair);
  MPI_Type_free(&all);
  free(places);
  m->type = made->pair;
  if (m->tag != MPI_ANY_TAG) {
    check_tag(m->tag, where);
    m->tag += half();
  }
  return made;
}

// Let a status tell of the numbers alone.
APART void correct(const struct record *record, MPI_Status *status) {
  if (record->direction != RECEIVED) return;
  int parts;
  if (status->MPI_TAG >= half()) status->MPI_TAG -= half();
  MPI_Get_elements(status, record->pair, &parts);
  if (parts != MPI_UNDEFINED)
    MPI_Status_set_elements(status, record->type, parts / (record->width + 1));
}
