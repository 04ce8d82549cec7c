// The arguments of all functions, messages to people, records, and tables that processes have.

#include <limits.h>
#include <mpi.h>
#include <stddef.h>

void abort(void);
void *calloc(size_t, size_t);
int dprintf(int, const char *, ...);
void free(void *);
void *malloc(size_t);
void *memcpy(void *, const void *, size_t);
void *memset(void *, int, size_t);
unsigned long pthread_self(void);
int sched_yield(void);

union word {
  long number;
  void *address;
};

#ifdef OPEN_MPI
#define OURS(name) __enzyme_cc_mpi_openmpi_##name
#define HANDLE(type, word) ((type)(word).address)
#else
#define OURS(name) __enzyme_cc_mpi_mpich_##name
#define HANDLE(type, word) ((type)(word).number)
#endif
#define COUNT(word) ((int)(word).number)

// How many directions there are. Where a derivative is differentiated again, tangents go with the
// numbers in a forward sweep, too: their shadows are behind those that adjoints go to.
static int lanes_of(int width) { return width & 0xfff; }
static int ahead_of(int width) { return width >> 12 & 0xfff; }
static int is_again(int width) { return width >> 24 & 1; }
static int shadows_of(int width) { return lanes_of(width) + ahead_of(width); }
enum { AMONG_THREADS = 1 << 25, IN_TURNS = 1 << 26 };
#define APART static __attribute__((noinline))
#define KEY(handle) ((unsigned long)(handle))

// One message or collective of the forward sweep.
struct record;
typedef void reversal(struct record *);

struct shape;

struct side {
  void *buffer;
  struct shape *shape;
  // Elements; of each process, where they differ, and where their elements are.
  long count;
  int *counts, *places;
  void **shadows;
};

// Numbers that MPI may read until a request is done.
struct lent {
  struct lent *next;
  int numbers[];
};

enum direction { SENT, RECEIVED, SHARED };

struct record {
  reversal *back;
  const char *where;
  // In the table of requests, and among what is posted.
  struct record *next, *later;
  MPI_Request key;
  enum direction direction;
  int width;
  MPI_Comm comm;
  // Of messages: who, and which one.
  int peer, tag, wanted_peer, wanted_tag;
  long number;
  unsigned char *busy;
  int is_forward, is_persistent, is_known, is_started;
  // Where it is kept: by a tape, and by what waits for it. Whose request it is.
  int uses;
  unsigned long thread;
  // Where the last message is whose adjoint has the same tag, and the one before this.
  struct record **top, *before;
  struct record *active;
  struct side side, other;
  // What is under way on the way back.
  MPI_Request *requests;
  void **wires;
  int wire_count, request_count;
  // Of forward mode.
  MPI_Datatype type, pair;
  int owns_type, shift;
  void *scratch;
  struct lent *lent;
  // Of collectives.
  int operation, root, rank, size, in_place, is_nonblocking, has_asked;
  // Where the program has the request of a barrier behind it: its own.
  MPI_Request own;
  MPI_Op op;
  void *inputs;
  int *locations;
  struct state *state;
  // Of collectives among neighbours: how many these are, and who.
  int targets, origins;
  int *target, *origin;
  struct parts *parts;
  // Where a derivative is differentiated again: the same, with tangents.
  struct record *ahead;
  // Of waiting: for what.
  int list_count;
  struct record **list;
};

static __attribute__((noreturn, noinline)) void stop(const char *where, const char *why,
                                                      const char *way) {
  dprintf(2, "enzyme-cc: %s: %s\nenzyme-cc: note: %s\n", where, why, way);
  MPI_Abort(MPI_COMM_WORLD, 1);
  abort();
}

APART void *room(size_t size) {
  void *made = calloc(1, size ? size : 1);
  if (!made) stop("derivative of MPI", "out of memory", "give each process less to do");
  return made;
}

// What all modules of a program share.
struct shared {
  int lock, order, is_ready, keyval, bits, has_threads, at_once;
  struct record *requests[256];
  // Adjoints that are sent, and nobody waits for.
  struct record *pending;
};

struct shared OURS(shared);
#define ALL OURS(shared)

// Defined where threads call MPI, in whatever part of the program: all processes of one executable
// see it alike.
extern const char OURS(in_threads) __attribute__((weak, visibility("default")));

static void take_lock(int *lock) {
  while (__atomic_exchange_n(lock, 1, __ATOMIC_ACQUIRE)) sched_yield();
}

static void give_lock(int *lock) { __atomic_store_n(lock, 0, __ATOMIC_RELEASE); }

// Of tables.
static void lock(void) { take_lock(&ALL.lock); }

static void unlock(void) { give_lock(&ALL.lock); }

// Where threads may call MPI at once, messages are counted and begun in one order, which both sides
// see alike; nobody waits for a message meanwhile.
static int are_at_once(void) { return __atomic_load_n(&ALL.at_once, __ATOMIC_RELAXED); }

static void begin_in_order(void) {
  if (are_at_once()) take_lock(&ALL.order);
}

static void end_in_order(void) {
  if (are_at_once()) give_lock(&ALL.order);
}

// A call in a parallel region: what is added to shadows from then on, other threads may add to, too.
static int among_threads(int width, const char *where) {
  if (!(width & AMONG_THREADS)) return width;
  int level, is_main;
  MPI_Query_thread(&level);
  MPI_Is_thread_main(&is_main);
  if (level == MPI_THREAD_MULTIPLE && width & IN_TURNS)
    stop(where, "with MPI_THREAD_MULTIPLE, threads may wait for messages of each other, and are "
                "reversed one after the other (--enzyme-deterministic)",
         "ask MPI_Init_thread for MPI_THREAD_SERIALIZED, or leave that option out");
  if (level < MPI_THREAD_SERIALIZED && !is_main)
    stop(where, "another thread than the first calls MPI, which was not told that others would",
         "ask MPI_Init_thread for MPI_THREAD_SERIALIZED, and let threads take turns");
  __atomic_store_n(&ALL.has_threads, 1, __ATOMIC_RELAXED);
  return width & ~(AMONG_THREADS | IN_TURNS);
}

static struct record **bucket(MPI_Request request) {
  unsigned long key = KEY(request);
  return &ALL.requests[(key ^ key >> 8 ^ key >> 16) % 256];
}

APART void note(MPI_Request request, struct record *record) {
  record->key = request;
  lock();
  record->next = *bucket(request);
  *bucket(request) = record;
  unlock();
}

static struct record **place_of(MPI_Request request, unsigned long thread) {
  struct record **each = bucket(request);
  while (*each && ((*each)->key != request || (thread && (*each)->thread != thread)))
    each = &(*each)->next;
  return each;
}

APART struct record *find(MPI_Request request) {
  if (request == MPI_REQUEST_NULL) return NULL;
  lock();
  struct record *found = *place_of(request, 0);
  unlock();
  return found;
}

static void remove_at(struct record **place) {
  if (*place) *place = (*place)->next;
}

APART void forget(struct record *record) {
  lock();
  struct record **each = bucket(record->key);
  while (*each && *each != record) each = &(*each)->next;
  remove_at(each);
  unlock();
}

// Take the record of a request out of the table, unless it has more to come: what was sent at once
// has a request like others of its kind, and any of their records will do, but each once. Those that
// this thread has begun come first, for it reverses what they began with, too.
APART struct record *take(MPI_Request request) {
  if (request == MPI_REQUEST_NULL) return NULL;
  lock();
  struct record **place = place_of(request, pthread_self());
  if (!*place) place = place_of(request, 0);
  struct record *found = *place;
  if (found && !found->is_persistent) remove_at(place);
  unlock();
  return found;
}
