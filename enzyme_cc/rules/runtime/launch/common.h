// The functions of CUDA's and HIP's run-time libraries that are called, messages, and tables.

typedef unsigned long size_t;
#define NULL ((void *)0)

__attribute__((noreturn)) void abort(void);
void *calloc(size_t, size_t);
int dprintf(int, const char *, ...);
void free(void *);
void *memcpy(void *, const void *, size_t);
void *memset(void *, int, size_t);
void *dlopen(const char *, int);
void *dlsym(void *, const char *);

union word {
  long number;
  void *address;
};

struct three {
  unsigned x, y, z;
};

#ifdef HIP
#define API(name) hip##name
#define OURS(name) __enzyme_cc_hip_##name
#else
#define API(name) cuda##name
#define OURS(name) __enzyme_cc_cuda_##name
#endif
#define APART static __attribute__((noinline))

int API(DeviceSynchronize)(void);
int API(Free)(void *);
int API(FreeHost)(void *);
int API(FuncSetAttribute)(const void *, int, int);
int API(GetDevice)(int *);
int API(GetLastError)(void);
int API(GetSymbolAddress)(void **, const void *);
int API(GetSymbolSize)(size_t *, const void *);
const char *API(GetErrorString)(int);
int API(LaunchKernel)(const void *, struct three, struct three, void **, size_t, void *);
int API(Malloc)(void **, size_t);
int API(MallocManaged)(void **, size_t, unsigned);
int API(MallocPitch)(void **, size_t *, size_t, size_t);
int API(Memcpy)(void *, const void *, size_t, int);
int API(MemcpyAsync)(void *, const void *, size_t, int, void *);
int API(Memcpy2D)(void *, size_t, const void *, size_t, size_t, size_t, int);
int API(Memcpy2DAsync)(void *, size_t, const void *, size_t, size_t, size_t, int, void *);
int API(Memset)(void *, int, size_t);
int API(Memset2D)(void *, size_t, int, size_t, size_t);
int API(PointerGetAttributes)(void *, const void *);
int API(SetDevice)(int);
int API(StreamSynchronize)(void *);
#ifdef HIP
int hipHostMalloc(void **, size_t, unsigned);
int hipMemGetAddressRange(void **, size_t *, void *);
#else
int cudaHostAlloc(void **, size_t, unsigned);
#endif

enum copied { TO_DEVICE = 1, TO_HOST = 2, ON_DEVICE = 3, ANYWHERE = 4 };
// The numbers behind a pointer: none known, floats, doubles; no numbers; others.
enum numbers { UNKNOWN = 0, FLOATS = 1, DOUBLES = 2, NONE = 4, OTHERS = 8 };
// What a kernel does with memory; that an argument is a variable of the device, which only the host passes; that
// nothing but maxima and minima are found behind it, by atomics; and that integers are moved from there, and to it.
enum access { READS = 1, WRITES = 2, ELSEWHERE = 4, VARIABLE = 16, EXTREMES = 32, MOVED_FROM = 64, MOVED_TO = 128 };

// Memory of the device as it was, to be put back.
struct copy {
  struct copy *next;
  char *place;
  void *content;
  size_t size;
};

// An allocation: what is known of its numbers, and whether a launch to be reversed reads them.
struct block {
  struct block *next;
  char *base;
  size_t size;
  int numbers, is_read, is_recorded, is_given_back, is_followed, is_variable;
  int (*give_back)(void *);
};

struct record;
typedef void reversal(struct record *);

struct record {
  reversal *back;
  const char *where;
  // The same in other directions.
  struct record *more;
  int device;
  struct copy *copies;
  // What a launch left where it finds maxima and minima.
  struct copy *left;
  // What is copied or set.
  char *to, *from, *to_shadow, *from_shadow;
  size_t to_pitch, from_pitch, width, height;
  int numbers;
  // What is launched: the values of all arguments, and of their shadows, with where those are.
  struct kernel *kernel, *table;
  struct three grid, block;
  size_t shared;
  char *values, *shadow_values;
  void **cells;
  int is_active, is_elsewhere;
  // The shadow of a variable that is done with here, with its size; and of those that a kernel has.
  char *first;
  size_t first_size;
  char *firsts;
};

struct kernel {
  void *launched, *gradient, *tangent;
  int *facts;
  void *second, *rounds, *second_rounds;
};

// What all modules of a program share.
struct shared {
  int lock;
  struct block *blocks;
  void *stream;
  int has_stream, is_ahead, are_all_read;
  long live;
};
struct shared OURS(shared);
#define ALL OURS(shared)

static __attribute__((noreturn, noinline)) void stop(const char *where, const char *why,
                                                      const char *way) {
  dprintf(2, "enzyme-cc: %s: %s\nenzyme-cc: note: %s\n", where, why, way);
  abort();
}

APART void check(int status, const char *where) {
  if (status) stop(where, API(GetErrorString)(status), "the derivative's own calls failed so");
}

APART void *room(size_t size, const char *where) {
  void *made = calloc(1, size ? size : 1);
  if (!made) stop(where, "out of memory", "differentiate less at once");
  return made;
}

APART struct record *begin(reversal *back, const char *where) {
  struct record *record = room(sizeof *record, where);
  record->back = back, record->where = where;
  API(GetDevice)(&record->device);
  ALL.live++;
  return record;
}

// ---- allocations --------------------------------------------------------------------------------

#ifdef HIP
static int range_of(void *pointer, char **base, size_t *size) {
  return hipMemGetAddressRange((void **)base, size, pointer);
}
#else
// The driver is there where the run-time library is, which loads it itself.
static int range_of(void *pointer, char **base, size_t *size) {
  static int (*range)(char **, size_t *, void *);
  if (!range) range = (int (*)(char **, size_t *, void *))dlsym(NULL, "cuMemGetAddressRange_v2");
  if (!range) {
    void *driver = dlopen("libcuda.so.1", 1);
    if (driver) range = (int (*)(char **, size_t *, void *))dlsym(driver, "cuMemGetAddressRange_v2");
  }
  return range ? range(base, size, pointer) : 1;
}
#endif

// Return the block that an address is in, by what was allocated here or by asking the device.
APART struct block *block_of(void *pointer, const char *where) {
  char *base = pointer;
  size_t size = 0;
  for (struct block *each = ALL.blocks; each; each = each->next)
    if ((each->is_recorded || each->is_variable) && (char *)pointer >= each->base && (char *)pointer < each->base + each->size)
      return each;
  if (range_of(pointer, &base, &size)) return NULL;
  for (struct block *each = ALL.blocks; each; each = each->next)
    if (each->base == base && each->size == size) return each;
  struct block *made = room(sizeof *made, where);
  made->base = base, made->size = size, made->next = ALL.blocks;
  ALL.blocks = made;
  return made;
}

APART struct block *known_block(void *pointer, const char *where) {
  struct block *found = block_of(pointer, where);
  if (!found)
    stop(where, "a kernel gets an address that is in no allocation known to the device",
         "allocate the memory by cudaMalloc, cudaMallocManaged or cudaMallocHost, or by those of HIP");
  return found;
}

static void forget(struct block *block) {
  struct block **each = &ALL.blocks;
  while (*each && *each != block) each = &(*each)->next;
  if (*each) *each = block->next;
  free(block);
}

// ---- copies of memory -------------------------------------------------------------------------

// All that was begun is done, where it was begun in another stream.
static void serialise(void *stream) {
  if (ALL.has_stream && ALL.stream != stream) API(DeviceSynchronize)();
  ALL.stream = stream, ALL.has_stream = 1, ALL.is_ahead = 1;
}

APART void keep_in(struct copy **copies, struct record *record, char *place, size_t size, void *stream) {
  struct copy *copy = room(sizeof *copy, record->where);
  copy->place = place, copy->size = size;
  if (API(Malloc)(&copy->content, size ? size : 1))
    stop(record->where, "the device has no memory for a copy of what is overwritten",
         "allocate in parts what a kernel overwrites, or checkpoint the loop around it");
  check(API(MemcpyAsync)(copy->content, place, size, ANYWHERE, stream), record->where);
  copy->next = *copies;
  *copies = copy;
}

static void keep(struct record *record, char *place, size_t size, void *stream) {
  keep_in(&record->copies, record, place, size, stream);
}

static void forget_copies(struct copy **copies) {
  while (*copies) {
    struct copy *copy = *copies;
    *copies = copy->next;
    API(Free)(copy->content);
    free(copy);
  }
}

static void put_back(struct record *record) {
  for (struct copy *each = record->copies; each; each = each->next)
    check(API(Memcpy)(each->place, each->content, each->size, ANYWHERE), record->where);
}

static void forget_all(void) {
  // Nothing is left to be reversed: what others allocated and this freed can go.
  for (struct block *each = ALL.blocks; each;) {
    struct block *next = each->next;
    if (!each->is_recorded) {
      if (each->is_given_back) each->give_back(each->base);
      forget(each);
    }
    each = next;
  }
  ALL.are_all_read = 0;
}

static void end(struct record *record) {
  forget_copies(&record->copies), forget_copies(&record->left);
  free(record->values), free(record->shadow_values), free(record->cells), free(record->firsts);
  free(record);
  if (--ALL.live == 0) forget_all();
}

static void begin_back(struct record *record) {
  int device = record->device;
  API(GetDevice)(&device);
  if (device != record->device) API(SetDevice)(record->device);
  if (ALL.is_ahead) API(DeviceSynchronize)();
  ALL.is_ahead = 0;
}
