// One function for each of CUDA's and mode.

#ifdef HIP
#define FORWARD_(name) __enzyme_cc_hip_forward_hip##name
#define AUGMENTED_(name) __enzyme_cc_hip_augmented_hip##name
#else
#define FORWARD_(name) __enzyme_cc_cuda_forward_cuda##name
#define AUGMENTED_(name) __enzyme_cc_cuda_augmented_cuda##name
#endif
#define FORWARD(name)                                                                              \
  int FORWARD_(name)(union word *given, void **shadows, int width, const char *where)
#define AUGMENTED(name)                                                                            \
  int AUGMENTED_(name)(union word *given, void **shadows, int width, const char *where,            \
                       struct record **kept)

static void one_direction(int width, const char *where) {
  if (width != 1)
    stop(where, "launches and copies have derivatives in one direction at a time",
         "ask for one direction after the other");
}

void OURS(reverse)(struct record *record) {
  if (record) record->back(record);
}

// ---- allocating -----------------------------------------------------------------------------------

typedef int making(void **, union word *);

static int make_plain(void **to, union word *given) { return API(Malloc)(to, given[1].number); }
static int make_managed(void **to, union word *given) {
  return API(MallocManaged)(to, given[1].number, given[2].number);
}
#ifdef HIP
static int make_pinned(void **to, union word *given) {
  return hipHostMalloc(to, given[1].number, given[2].number);
}
#define FREE_HOST hipHostFree
int hipHostFree(void *);
#else
static int make_pinned(void **to, union word *given) {
  return cudaHostAlloc(to, given[1].number, given[2].number);
}
static int make_pinned_plainly(void **to, union word *given) {
  return cudaHostAlloc(to, given[1].number, 0);
}
#define FREE_HOST cudaFreeHost
#endif

static void made_back(struct record *record) {
  begin_back(record);
  struct block *block = block_of(record->to, record->where);
  if (block && block->is_recorded) {
    int (*give_back)(void *) = block->give_back;
    int is_given_back = block->is_given_back;
    forget(block);
    if (is_given_back) {
      give_back(record->to);
      if (record->to_shadow) give_back(record->to_shadow);
    }
  }
  end(record);
}

static int made(making *make, int (*give_back)(void *), int is_host, union word *given,
                void **shadows, const char *where, struct record **kept) {
  void **place = given[0].address, **shadow_place = shadows[0];
  int has_shadow = shadow_place && shadow_place != place;
  int status = make(place, given);
  void *shadow = NULL;
  size_t size = given[1].number;
  if (!status && has_shadow) {
    check(make(&shadow, given), where);
    if (is_host) memset(shadow, 0, size);
    else check(API(Memset)(shadow, 0, size), where);
    *shadow_place = shadow;
  }
  if (!kept) return status;
  *kept = NULL;
  if (status) return status;
  struct record *record = *kept = begin(made_back, where);
  record->to = *place, record->to_shadow = shadow;
  struct block *block = room(sizeof *block, where);
  block->base = *place, block->size = size, block->is_recorded = 1, block->give_back = give_back;
  block->next = ALL.blocks, ALL.blocks = block;
  return status;
}

#define MAKES(name, make, back, is_host)                                                           \
  FORWARD(name) {                                                                                  \
    one_direction(width, where);                                                                   \
    return made(make, back, is_host, given, shadows, where, NULL);                                 \
  }                                                                                                \
  AUGMENTED(name) {                                                                                \
    one_direction(width, where);                                                                   \
    return made(make, back, is_host, given, shadows, where, kept);                                 \
  }
#ifdef HIP
MAKES(Malloc, make_plain, hipFree, 0)
MAKES(MallocAsync, make_plain, hipFree, 0)
MAKES(MallocManaged, make_managed, hipFree, 0)
MAKES(HostMalloc, make_pinned, FREE_HOST, 1)
#else
MAKES(Malloc, make_plain, cudaFree, 0)
MAKES(MallocAsync, make_plain, cudaFree, 0)
MAKES(MallocManaged, make_managed, cudaFree, 0)
MAKES(HostAlloc, make_pinned, FREE_HOST, 1)
MAKES(MallocHost, make_pinned_plainly, FREE_HOST, 1)
#endif

// ---- freeing ---------------------------------------------------------------------------------------

static int freed_forward(int (*give_back)(void *), union word *given, void **shadows) {
  int status = give_back(given[0].address);
  if (shadows[0] && shadows[0] != given[0].address) give_back(shadows[0]);
  return status;
}

// What is freed is needed on the way back, and goes when all that was done since is reversed.
static int freed_ahead(int (*give_back)(void *), union word *given, const char *where,
                       struct record **kept) {
  *kept = NULL;
  if (!given[0].address) return 0;
  struct block *block = known_block(given[0].address, where);
  block->is_given_back = 1, block->give_back = give_back;
  return 0;
}

#define FREES(name, back)                                                                          \
  FORWARD(name) {                                                                                  \
    one_direction(width, where);                                                                   \
    return freed_forward(back, given, shadows);                                                    \
  }                                                                                                \
  AUGMENTED(name) {                                                                                \
    (void)shadows;                                                                                 \
    one_direction(width, where);                                                                   \
    return freed_ahead(back, given, where, kept);                                                  \
  }
#ifdef HIP
FREES(Free, hipFree)
FREES(FreeAsync, hipFree)
FREES(HostFree, FREE_HOST)
#else
FREES(Free, cudaFree)
FREES(FreeAsync, cudaFree)
FREES(FreeHost, FREE_HOST)
#endif

// ---- copying and setting ---------------------------------------------------------------------------

static int pick_numbers(union word *kinds) {
  long to = kinds[0].number, from = kinds[1].number;
  return (to ? to : from) | (from ? from : to);
}

static struct moving plain(union word *given, void **shadows, int has_stream) {
  union word *kinds = given + (has_stream ? 5 : 4);
  return (struct moving){
      .to = given[0].address, .from = given[1].address, .to_shadow = shadows[0],
      .from_shadow = shadows[1], .width = given[2].number, .height = 1, .kind = given[3].number,
      .numbers = pick_numbers(kinds), .has_stream = has_stream,
      .stream = has_stream ? given[4].address : NULL};
}

static struct moving in_rows(union word *given, void **shadows, int has_stream) {
  union word *kinds = given + (has_stream ? 8 : 7);
  return (struct moving){
      .to = given[0].address, .to_pitch = given[1].number, .from = given[2].address,
      .from_pitch = given[3].number, .width = given[4].number, .height = given[5].number,
      .kind = given[6].number, .to_shadow = shadows[0], .from_shadow = shadows[1],
      .numbers = pick_numbers(kinds), .has_stream = has_stream,
      .stream = has_stream ? given[7].address : NULL};
}

#define MOVES(name, read, has_stream)                                                              \
  FORWARD(name) {                                                                                  \
    one_direction(width, where);                                                                   \
    struct moving it = read(given, shadows, has_stream);                                           \
    return move_forward(&it);                                                                      \
  }                                                                                                \
  AUGMENTED(name) {                                                                                \
    one_direction(width, where);                                                                   \
    struct moving it = read(given, shadows, has_stream);                                           \
    int status;                                                                                    \
    *kept = move_ahead(&it, where, &status);                                                       \
    return status;                                                                                 \
  }
MOVES(Memcpy, plain, 0)
MOVES(MemcpyAsync, plain, 1)
MOVES(Memcpy2D, in_rows, 0)
MOVES(Memcpy2DAsync, in_rows, 1)

int API(MemsetAsync)(void *, int, size_t, void *);
int API(Memset2DAsync)(void *, size_t, int, size_t, size_t, void *);

FORWARD(Memset) {
  one_direction(width, where);
  int status = API(Memset)(given[0].address, given[1].number, given[2].number);
  if (shadows[0] && shadows[0] != given[0].address) API(Memset)(shadows[0], 0, given[2].number);
  return status;
}
AUGMENTED(Memset) {
  one_direction(width, where);
  struct moving it = {.to = given[0].address, .to_shadow = shadows[0], .width = given[2].number, .height = 1};
  *kept = set_ahead(&it, where);
  return API(Memset)(given[0].address, given[1].number, given[2].number);
}
FORWARD(MemsetAsync) {
  one_direction(width, where);
  void *stream = given[3].address;
  int status = API(MemsetAsync)(given[0].address, given[1].number, given[2].number, stream);
  if (shadows[0] && shadows[0] != given[0].address)
    API(MemsetAsync)(shadows[0], 0, given[2].number, stream);
  return status;
}
AUGMENTED(MemsetAsync) {
  one_direction(width, where);
  struct moving it = {.to = given[0].address, .to_shadow = shadows[0], .width = given[2].number, .height = 1,
                      .stream = given[3].address};
  *kept = set_ahead(&it, where);
  return API(MemsetAsync)(given[0].address, given[1].number, given[2].number, it.stream);
}
FORWARD(Memset2D) {
  one_direction(width, where);
  size_t pitch = given[1].number, across = given[3].number, down = given[4].number;
  if (shadows[0] && shadows[0] != given[0].address)
    API(Memset2D)(shadows[0], pitch, 0, across, down);
  return API(Memset2D)(given[0].address, pitch, given[2].number, across, down);
}
AUGMENTED(Memset2D) {
  one_direction(width, where);
  struct moving it = {.to = given[0].address, .to_shadow = shadows[0], .to_pitch = given[1].number,
                      .width = given[3].number, .height = given[4].number};
  *kept = set_ahead(&it, where);
  return API(Memset2D)(it.to, it.to_pitch, given[2].number, it.width, it.height);
}

// ---- launching ----------------------------------------------------------------------------------

static struct three three_of(union word first, union word last) {
  return (struct three){first.number, (unsigned long)first.number >> 32, last.number};
}

// A launch, not yet begun.
static struct record *launch_of(union word *given, void **shadows, const char *where) {
  struct kernel *kernel = kernel_of(given[9].address, given[0].address, where);
  struct record *record = launch_ahead(kernel, given[5].address, shadows[0], where);
  record->grid = three_of(given[1], given[2]), record->block = three_of(given[3], given[4]);
  record->shared = given[6].number;
  return record;
}

FORWARD(LaunchKernel) {
  one_direction(width, where);
  struct record *record = launch_of(given, shadows, where);
  int status = launch_forward(record, given[7].address);
  end(record);
  return status;
}

AUGMENTED(LaunchKernel) {
  one_direction(width, where);
  struct record *record = *kept = launch_of(given, shadows, where);
  void *stream = given[7].address;
  serialise(stream);
  keep_what_is_overwritten(record, stream);
  return API(LaunchKernel)(given[0].address, record->grid, record->block, given[5].address,
                           record->shared, stream);
}
