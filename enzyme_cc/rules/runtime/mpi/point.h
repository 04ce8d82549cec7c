// Messages between two processes.

// -- records ---------------------------------------------------------------------------------------

APART struct record *new_record(const char *where, int width, MPI_Comm comm) {
  struct record *made = room(sizeof *made);
  made->where = where;
  made->uses = 1;
  made->thread = pthread_self();
  made->width = lanes_of(width);
  made->comm = comm;
  made->pair = made->type = MPI_DATATYPE_NULL;
  made->own = MPI_REQUEST_NULL;
  return made;
}

// Keep a type that the program may free before its message is there.
static void own_type(struct record *record, MPI_Datatype type) {
  record->type = type;
  if (is_named(type)) return;
  MPI_Type_dup(type, &record->type);
  record->owns_type = 1;
}

static void **kept(void *const *shadows, int width) {
  int lanes = lanes_of(width);
  void **made = room(lanes * sizeof *made);
  memcpy(made, shadows, lanes * sizeof *made);
  return made;
}

static void free_side(struct side *side) {
  free_shape(side->shape);
  free(side->counts);
  free(side->places);
  free(side->shadows);
}

APART void free_record(struct record *record) {
  if (__atomic_sub_fetch(&record->uses, 1, __ATOMIC_ACQ_REL)) return;
  if (record->ahead) free_record(record->ahead);
  free_side(&record->side);
  free_side(&record->other);
  free(record->requests);
  for (int i = 0; i < record->wire_count; i++) free(record->wires[i]);
  free(record->wires);
  free(record->inputs);
  free(record->locations);
  free(record->list);
  if (record->origin != record->target) free(record->origin);
  free(record->target);
  free(record->scratch);
  while (record->lent) {
    struct lent *first = record->lent;
    record->lent = first->next;
    free(first);
  }
  if (record->owns_type) MPI_Type_free(&record->type);
  if (record->pair != MPI_DATATYPE_NULL) MPI_Type_free(&record->pair);
  free(record);
}

APART void check_bytes(const struct shape *shape, const void *buffer, long count,
                       void *const *shadows, int width, const char *where) {
  if (buffer == MPI_BOTTOM && count && shape->numbers)
    stop(where, "the addresses of numbers are in the type: their derivatives cannot be found",
         "pass the address of the data, with a type that counts from there");
  if (!shape->has_bytes) return;
  for (int lane = 0; lane < shadows_of(width); lane++)
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
  open_shared();
  struct shape *shape = shape_of(m.type, where);
  check_bytes(shape, m.buffer, m.count, shadows, width, where);
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
  own_type(made, m.type);
  return made;
}

// Adjoints with one tag go in the opposite order of their messages, whichever threads have these.
static void begin_in_turn(const struct record *record) {
  for (;;) {
    begin_in_order();
    if (!are_at_once() || record->is_started || !is_before_others(record)) return;
    end_in_order();
    sched_yield();
  }
}

APART void start_now(struct record *record, char *wire, long numbers) {
  MPI_Datatype type = type_of(record->side.shape->kind);
  int count = as_count(numbers, record->where), tag = adjoint_tag(record);
  record->wires = room(sizeof *record->wires);
  record->wires[0] = wire;
  record->wire_count = 1;
  record->requests = room(sizeof *record->requests);
  if (record->direction == SENT)
    MPI_Irecv(wire, count, type, record->peer, tag, record->comm, record->requests);
  else
    MPI_Isend(wire, count, type, record->peer, tag, record->comm, record->requests);
  leave_slot(record);
}

APART void start(struct record *record) {
  if (__atomic_load_n(&record->is_started, __ATOMIC_ACQUIRE)) return;
  struct side *side = &record->side;
  long numbers = side->count * side->shape->numbers;
  size_t bytes = numbers * size_of(side->shape->kind);
  char *wire = room(bytes * record->width);
  if (record->number < 0)
    stop(record->where, "this message was never waited for", "wait for it where it is received");
  for (int lane = 0; record->direction == RECEIVED && lane < record->width; lane++)
    if (side->shadows[lane] != side->buffer)
      move_numbers(side->shape, side->shadows[lane], side->count, wire + lane * bytes, TAKE_OUT);
  begin_in_turn(record);
  int is_new = !record->is_started;
  if (is_new) start_now(record, wire, numbers * record->width);
  __atomic_store_n(&record->is_started, 1, __ATOMIC_RELEASE);
  end_in_order();
  if (!is_new) free(wire);
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

APART void let_go(struct record *record) {
  lock();
  record->next = ALL.pending;
  ALL.pending = record;
  complete_pending(0);
  unlock();
}

// End what was started; nobody waits for adjoints that are sent, as the primal need not have waited.
APART void finish(struct record *record) {
  start(record);
  if (record->direction == RECEIVED) {
    let_go(record);
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

// A type of an element in which each number is followed by its tangents, and all else by itself: all
// go in one message, whatever order messages take, and whatever types the two sides have for them.
static MPI_Datatype pair_of(const struct shape *shape, MPI_Datatype type, const MPI_Aint *distances,
                            int width, enum direction direction) {
  int count = shape->part_count;
  MPI_Datatype *types = room(count * sizeof *types), whole, made;
  MPI_Aint *places = room(count * sizeof *places), low, extent;
  MPI_Aint *none = room((width + 1) * sizeof *none);
  int *ones = room(count * sizeof *ones);
  for (int i = 0; i < count; i++) {
    const struct part *part = &shape->parts[i];
    const MPI_Aint *at = part->is_number || direction == RECEIVED ? distances : none;
    MPI_Datatype all, one;
    MPI_Type_create_hindexed_block(width + 1, 1, (MPI_Aint *)at, part->type, &all);
    MPI_Type_get_extent(part->type, &low, &extent);
    MPI_Type_create_resized(all, low, extent, &one);
    MPI_Type_contiguous(part->count, one, &types[i]);
    MPI_Type_free(&all);
    MPI_Type_free(&one);
    places[i] = part->at;
    ones[i] = 1;
  }
  MPI_Type_create_struct(count, ones, places, types, &whole);
  MPI_Type_get_extent(type, &low, &extent);
  MPI_Type_create_resized(whole, low, extent, &made);
  MPI_Type_commit(&made);
  MPI_Type_free(&whole);
  for (int i = 0; i < count; i++) MPI_Type_free(&types[i]);
  free(types);
  free(places);
  free(none);
  free(ones);
  return made;
}

// The record of a message with tangents, which has another type and another tag.
APART struct record *paired_at(struct message *m, enum direction direction, void *const *shadows,
                               int width, int shift, const char *where) {
  if (m->peer == MPI_PROC_NULL) return NULL;
  struct shape *shape = shape_of(m->type, where);
  check_bytes(shape, m->buffer, m->count, shadows, width, where);
  if (!shape->numbers) {
    free_shape(shape);
    return NULL;
  }
  struct record *made = new_record(where, width, m->comm);
  made->direction = direction;
  made->is_forward = 1;
  made->shift = shift;
  own_type(made, m->type);
  MPI_Aint *distances = room((width + 1) * sizeof *distances);
  char *base = NULL;
  for (int lane = 0; lane < width; lane++) {
    if (shadows[lane] == m->buffer && !base)
      made->scratch = scratch_for(m->type, m->count * width, &base);
    char *there = shadows[lane];
    if (there == m->buffer) there = base + lane * m->count * shape->extent;
    distances[lane + 1] = there - (char *)m->buffer;
  }
  made->pair = pair_of(shape, m->type, distances, width, direction);
  free_shape(shape);
  free(distances);
  m->type = made->pair;
  if (m->tag != MPI_ANY_TAG) {
    check_tag(m->tag, where);
    if (m->tag >= shift)
      stop(where, "three quarters of all tags are for second derivatives", "take a smaller tag");
    m->tag += shift;
  }
  return made;
}

APART struct record *paired(struct message *m, enum direction direction, void *const *shadows,
                            int width, const char *where) {
  return paired_at(m, direction, shadows, lanes_of(width), shift_of(width), where);
}

// The same in a forward sweep that is differentiated again; none where it is not.
APART struct record *ahead(struct message *m, enum direction direction, void *const *shadows,
                           int width, const char *where) {
  if (!ahead_of(width)) return NULL;
  return paired_at(m, direction, shadows + lanes_of(width), ahead_of(width), shift_of(width), where);
}

// Let a status tell of the numbers alone: in bytes, as libraries differ in what elements of a derived
// type are.
APART void correct(const struct record *record, MPI_Status *status) {
  if (record->direction != RECEIVED) return;
  int bytes;
  if (is_shifted(status->MPI_TAG, record->shift)) status->MPI_TAG -= record->shift;
  MPI_Get_elements(status, MPI_BYTE, &bytes);
  if (bytes != MPI_UNDEFINED) MPI_Status_set_elements(status, MPI_BYTE, bytes / (record->width + 1));
}
