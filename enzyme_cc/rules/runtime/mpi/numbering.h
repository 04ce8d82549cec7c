// Which message is which: both sides count those of one tag alike, so that adjoints find them.
//
// MPI keeps the order of messages between two processes with one tag, as they are posted; what is
// waited for may be in any. So the tag of an adjoint says of which tag its message was, and which
// one of that tag. Tags of adjoints are the upper half of all tags.

struct chain {
  struct chain *next;
  enum direction direction;
  int peer, tag;
  long count;
  unsigned char *busy;
  // Of messages whose adjoints have one tag the last that is not reversed, where threads send at once.
  struct record **tops;
};

// Where a process is a neighbour twice: which part of what it sent came to which place.
struct parts {
  int *counts, *places, *tags;
  MPI_Request request;
};

// What is kept with a communicator.
struct state {
  struct chain *chains[64];
  // Receives whose number is not known yet, as they were posted.
  struct record *posted;
  // Collectives that are not reversed yet, last first.
  struct record *stack;
  MPI_Comm reversed;
  struct parts *parts[4];
  // Whether threads call MPI in this process and in others, as bits; and whether these were asked.
  int kind, kinds, agreement;
  MPI_Request asked;
  // Whether the program has freed it: adjoints need it until it is made, on the way back.
  int is_freed;
};

APART void complete_pending(int all);

enum { ASKED = 1, AGREED, WITH_THREADS = 1, WITHOUT_THREADS };

static int close_shared(MPI_Comm comm, int keyval, void *value, void *extra) {
  (void)comm, (void)keyval, (void)extra;
  struct state *state = value;
  for (int i = 0; i < 64; i++)
    for (struct chain *each = state->chains[i], *next; each; each = next) {
      next = each->next;
      free(each->busy);
      free(each->tops);
      free(each);
    }
  if (state->reversed != MPI_COMM_NULL) MPI_Comm_free(&state->reversed);
  if (state->agreement == ASKED) MPI_Wait(&state->asked, MPI_STATUS_IGNORE);
  for (int i = 0; i < 4; i++) {
    struct parts *each = state->parts[i];
    if (!each) continue;
    MPI_Wait(&each->request, MPI_STATUS_IGNORE);
    free(each->counts);
    free(each->places);
    free(each->tags);
    free(each);
  }
  free(state);
  return MPI_SUCCESS;
}

static int close_all(MPI_Comm comm, int keyval, void *value, void *extra) {
  (void)comm, (void)keyval, (void)value, (void)extra;
  complete_pending(1);
  return MPI_SUCCESS;
}

static void open_shared(void) {
  if (__atomic_load_n(&ALL.is_ready, __ATOMIC_ACQUIRE)) return;
  lock();
  if (!ALL.is_ready) {
    int *most, there, last, level;
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &most, &there);
    long tags = there ? (long)*most + 1 : 32768;
    for (ALL.bits = 0; 2l << ALL.bits <= tags;) ALL.bits++;
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, close_shared, &ALL.keyval, NULL);
    // What belongs to this communicator is closed as MPI_Finalize begins.
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, close_all, &last, NULL);
    MPI_Comm_set_attr(MPI_COMM_SELF, last, NULL);
    MPI_Query_thread(&level);
    __atomic_store_n(&ALL.at_once, level == MPI_THREAD_MULTIPLE, __ATOMIC_RELAXED);
    __atomic_store_n(&ALL.is_ready, 1, __ATOMIC_RELEASE);
  }
  unlock();
}

static struct state *state_of(MPI_Comm comm) {
  open_shared();
  struct state *found;
  int there;
  MPI_Comm_get_attr(comm, ALL.keyval, &found, &there);
  if (there) return found;
  lock();
  MPI_Comm_get_attr(comm, ALL.keyval, &found, &there);
  if (!there) {
    found = room(sizeof *found);
    found->reversed = MPI_COMM_NULL;
    MPI_Comm_set_attr(comm, ALL.keyval, found);
  }
  unlock();
  return found;
}

// Look at what all processes have told each other of their threads, once.
static void finish_agreement(struct state *state, const char *where) {
  lock();
  int is_open = state->agreement == ASKED;
  if (is_open) state->agreement = AGREED;
  unlock();
  if (!is_open) return;
  MPI_Wait(&state->asked, MPI_STATUS_IGNORE);
  if (state->kinds == (WITH_THREADS | WITHOUT_THREADS))
    stop(where, "threads call MPI in some of these processes, and in others none do, for they run "
                "another executable",
         "let threads call MPI in all executables or in none of them, or start one");
}

// The first tag of adjoints.
static int half(void) {
  open_shared();
  return 1 << (ALL.bits - 1);
}

static void check_tag(int tag, const char *where) {
  if (tag >= half())
    stop(where, "the upper half of all tags is for derivatives", "take a smaller tag");
}

// Messages with tangents have tags of their own: where adjoints are on their way, too, others.
static int shift_of(int width) { return ahead_of(width) ? half() / 2 : half(); }

static int is_shifted(int tag, int shift) { return tag >= shift && tag - shift < shift; }

// How many messages of a tag may be under way at once, and where its adjoints' tags begin.
static int span_of(int tag, int *first) {
  int low = (ALL.bits - 3) / 2, high = ALL.bits - 3 - low, quarter = 1 << (ALL.bits - 3);
  if (tag < 1 << low) {
    *first = half() + (tag << high);
    return 1 << high;
  }
  if (tag < quarter / 64) {
    *first = half() + quarter + tag * 64;
    return 64;
  }
  *first = half() + 2 * quarter + tag;
  return 1;
}

// Small tags need none of those of which one message may be under way: neighbours have them.
static int tag_among_neighbours(int part, const char *where) {
  int quarter = 1 << (ALL.bits - 3);
  if (part >= quarter / 64)
    stop(where, "a process that is a neighbour twice has too many neighbours",
         "send messages: MPI_Isend, MPI_Irecv");
  return half() + 2 * quarter + part;
}

static int adjoint_tag(const struct record *record) {
  int first, span = span_of(record->tag, &first);
  return first + (int)(record->number % span);
}

static struct chain *chain_of(struct state *state, enum direction direction, int peer, int tag) {
  unsigned key = ((unsigned)peer * 31 + (unsigned)tag) * 2 + direction;
  struct chain **first = &state->chains[key % 64], *each = *first;
  for (; each; each = each->next)
    if (each->direction == direction && each->peer == peer && each->tag == tag) return each;
  each = room(sizeof *each);
  each->next = *first;
  each->direction = direction;
  each->peer = peer;
  each->tag = tag;
  return *first = each;
}

// Give a message its number; it is under way until it was waited for.
APART void number(struct record *record, struct state *state) {
  struct chain *chain = chain_of(state, record->direction, record->peer, record->tag);
  int first, span = span_of(record->tag, &first);
  if (first + (long)span > 1l << ALL.bits || record->tag >= half() / 2)
    stop(record->where, "this tag is too large to be sent back with adjoints",
         "take a smaller tag");
  record->number = chain->count++;
  if (!chain->busy) chain->busy = room(span);
  unsigned char *busy = &chain->busy[record->number % span];
  if (*busy)
    stop(record->where, "too many messages with one tag are under way at once",
         "take tags below 4096, or more than one");
  if ((record->is_nonblocking || are_at_once()) && !record->is_known) *busy = 1;
  record->busy = busy;
  if (!are_at_once()) return;
  if (!chain->tops) chain->tops = room(span * sizeof *chain->tops);
  record->top = &chain->tops[record->number % span];
  record->before = *record->top;
  *record->top = record;
}

// Whether another thread has yet to send, or to wait for, the adjoint of a later message with its tag.
static int is_before_others(const struct record *record) {
  const struct record *each = record->top ? *record->top : record;
  while (each != record && each->thread == record->thread) each = each->before;
  return each != record;
}

static void leave_slot(struct record *record) {
  struct record **each = record->top;
  if (!each) return;
  while (*each != record) each = &(*each)->before;
  *each = record->before;
}

static int may_match(const struct record *earlier, const struct record *record) {
  return (earlier->wanted_peer == MPI_ANY_SOURCE || earlier->wanted_peer == record->peer) &&
         (earlier->wanted_tag == MPI_ANY_TAG || earlier->wanted_tag == record->tag);
}

// Number all receives of which it is certain which messages they get, or got.
APART void number_posted(struct state *state) {
  for (struct record **at = &state->posted; *at;) {
    struct record *record = *at, *earlier = state->posted;
    int is_certain = record->peer != MPI_ANY_SOURCE && record->tag != MPI_ANY_TAG;
    for (; is_certain && earlier != record; earlier = earlier->later)
      is_certain = !may_match(earlier, record);
    if (is_certain) {
      *at = record->later;
      number(record, state);
    } else {
      at = &record->later;
    }
  }
}

APART void post(struct record *record) {
  struct state *state = state_of(record->comm);
  lock();
  record->number = -1;
  record->later = NULL;
  if (record->direction == SENT) {
    number(record, state);
  } else {
    struct record **last = &state->posted;
    while (*last) last = &(*last)->later;
    *last = record;
    number_posted(state);
  }
  unlock();
}

// Note that a message has come or gone, and which one it was.
APART void complete(struct record *record, const MPI_Status *status, MPI_Datatype type) {
  struct state *state = NULL;
  int count;
  if (record->direction == RECEIVED) {
    MPI_Get_count(status, type, &count);
    if (count == MPI_UNDEFINED)
      stop(record->where, "a part of an element was received", "send whole elements");
    state = state_of(record->comm);
  }
  lock();
  record->is_known = 1;
  if (state) {
    record->peer = status->MPI_SOURCE;
    record->tag = status->MPI_TAG;
    record->side.count = count;
    number_posted(state);
  }
  if (record->busy) *record->busy = 0;
  unlock();
}
