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
enum { AMONG_THREADS = 1 << 25 };
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
  int operation, root, rank, size, in_place, is_nonblocking;
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
  int lock, is_ready, keyval, bits, has_threads;
  struct record *requests[256];
  // Adjoints that are sent, and nobody waits for.
  struct record *pending;
};

struct shared OURS(shared);
#define ALL OURS(shared)

// A call in a parallel region: what is added to shadows from then on, other threads may add to, too.
// One thread after the other calls MPI, then and on the way back.
static int among_threads(int width, const char *where) {
  if (!(width & AMONG_THREADS)) return width;
  int level, is_main;
  MPI_Query_thread(&level);
  MPI_Is_thread_main(&is_main);
  if (level == MPI_THREAD_MULTIPLE)
    stop(where, "with MPI_THREAD_MULTIPLE, threads may send at once, and their adjoints may not",
         "ask MPI_Init_thread for MPI_THREAD_FUNNELED or MPI_THREAD_SERIALIZED");
  if (level < MPI_THREAD_SERIALIZED && !is_main)
    stop(where, "another thread than the first calls MPI, which was not told that others would",
         "ask MPI_Init_thread for MPI_THREAD_SERIALIZED, and let threads take turns");
  __atomic_store_n(&ALL.has_threads, 1, __ATOMIC_RELAXED);
  return width & ~AMONG_THREADS;
}

static void lock(void) {
  while (__atomic_exchange_n(&ALL.lock, 1, __ATOMIC_ACQUIRE))
    ;
}

static void unlock(void) { __atomic_store_n(&ALL.lock, 0, __ATOMIC_RELEASE); }

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

APART struct record *find(MPI_Request request) {
  if (request == MPI_REQUEST_NULL) return NULL;
  lock();
  struct record *each = *bucket(request);
  while (each && each->key != request) each = each->next;
  unlock();
  return each;
}

APART void forget(struct record *record) {
  lock();
  struct record **each = bucket(record->key);
  while (*each && *each != record) each = &(*each)->next;
  if (*each) *each = record->next;
  unlock();
}
