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
    stop(where, "variables of the device have derivatives in one direction at a time",
         "ask for one direction after the other, or pass the kernel memory from cudaMalloc");
}

// The first direction's record goes last: it puts back what all of them need.
void OURS(reverse)(struct record *record) {
  if (!record) return;
  if (record->back != launch_back)
    for (struct record *each = record->more; each;) {
      struct record *next = each->more;
      each->back(each);
      each = next;
    }
  record->back(record);
}

// Records of further directions, behind the first.
static void add_direction(struct record **kept, struct record *record) {
  record->more = *kept ? (*kept)->more : NULL;
  if (*kept) (*kept)->more = record;
  else *kept = record;
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

// What is freed for a further direction: its shadow alone.
static void shadow_back(struct record *record) {
  begin_back(record);
  struct block *block = block_of(record->to, record->where);
  if (block && block->is_recorded && block->is_given_back) block->give_back(record->to_shadow);
  end(record);
}

static void *made_shadow(making *make, int is_host, union word *given, void **place, const char *where) {
  void *shadow = NULL;
  if (!place || place == given[0].address) return NULL;
  size_t size = given[1].number;
  check(make(&shadow, given), where);
  if (is_host) memset(shadow, 0, size);
  else check(API(Memset)(shadow, 0, size), where);
  return *place = shadow;
}

static int made(making *make, int (*give_back)(void *), int is_host, union word *given, void **shadows,
                int width, const char *where, struct record **kept) {
  void **place = given[0].address;
  int status = make(place, given);
  if (kept) *kept = NULL;
  for (int way = 0; way < width && !status; way++) {
    void *shadow = made_shadow(make, is_host, given, shadows[way], where);
    if (!kept || (way && !shadow)) continue;
    struct record *record = begin(way ? shadow_back : made_back, where);
    record->to = *place, record->to_shadow = shadow;
    add_direction(kept, record);
    if (way) continue;
    struct block *block = room(sizeof *block, where);
    block->base = *place, block->size = given[1].number, block->is_recorded = 1, block->give_back = give_back;
    block->next = ALL.blocks, ALL.blocks = block;
  }
  return status;
}

#define MAKES(name, make, back, is_host)                                                           \
  FORWARD(name) {                                                                                  \
    return made(make, back, is_host, given, shadows, width, where, NULL);                          \
  }                                                                                                \
  AUGMENTED(name) {                                                                                \
    return made(make, back, is_host, given, shadows, width, where, kept);                          \
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

static int freed_forward(int (*give_back)(void *), union word *given, void **shadows, int width) {
  int status = give_back(given[0].address);
  for (int way = 0; way < width; way++)
    if (shadows[way] && shadows[way] != given[0].address) give_back(shadows[way]);
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
    (void)where;                                                                                   \
    return freed_forward(back, given, shadows, width);                                             \
  }                                                                                                \
  AUGMENTED(name) {                                                                                \
    (void)shadows, (void)width;                                                                    \
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

typedef struct moving reading(union word *, void **, int);

// The shadows of two buffers in one direction.
static struct moving in_direction(reading *read, union word *given, void **shadows, int width, int way,
                                  int has_stream) {
  void *both[] = {shadows[way], shadows[width + way]};
  return read(given, both, has_stream);
}

static int moved_forward(reading *read, union word *given, void **shadows, int width, int has_stream) {
  int status = 0;
  for (int way = 0; way < width && !status; way++) {
    struct moving it = in_direction(read, given, shadows, width, way, has_stream);
    if (!way) status = move_forward(&it);
    if (!status) status = move_tangent(&it);
  }
  return status;
}

static int moved_ahead(reading *read, union word *given, void **shadows, int width, int has_stream,
                       const char *where, struct record **kept) {
  int status = 0;
  *kept = NULL;
  for (int way = 0; way < width; way++) {
    struct moving it = in_direction(read, given, shadows, width, way, has_stream);
    add_direction(kept, move_ahead(&it, !way, where, &status));
  }
  return status;
}

#define MOVES(name, read, has_stream)                                                              \
  FORWARD(name) {                                                                                  \
    (void)where;                                                                                   \
    return moved_forward(read, given, shadows, width, has_stream);                                 \
  }                                                                                                \
  AUGMENTED(name) { return moved_ahead(read, given, shadows, width, has_stream, where, kept); }
MOVES(Memcpy, plain, 0)
MOVES(MemcpyAsync, plain, 1)
MOVES(Memcpy2D, in_rows, 0)
MOVES(Memcpy2DAsync, in_rows, 1)

// ---- variables ----------------------------------------------------------------------------------

struct in_variable {
  struct moving it;
  struct kernel *row;
  int is_first;
};

// A copy to a variable, or from it: by its address on the device.
static struct in_variable of_variable(union word *given, void **shadows, int is_to, int has_stream,
                                      const char *where) {
  union word *kinds = given + (has_stream ? 6 : 5);
  void *handle = given[is_to ? 0 : 1].address, *begun = shadows[is_to ? 0 : 1];
  void *other = given[is_to ? 1 : 0].address, *other_shadow = shadows[is_to ? 1 : 0];
  size_t offset = given[3].number;
  char *place = place_of_variable(handle, where) + offset, *shadow = place;
  struct in_variable found = {.row = row_of(kinds[2].address, handle)};
  int numbers = pick_numbers(kinds), is_active = begun && begun != handle;
  if (is_active && found.row && found.row->gradient)
    shadow = shadow_of_variable(found.row, begun, &found.is_first, where) + offset;
  else if (is_active && !is_to && numbers != NONE && other_shadow && other_shadow != other)
    stop(where, "no kernel of this file reads or writes this variable, so that it has no shadow",
         "copy by way of memory from cudaMalloc");
  found.it = (struct moving){
      .to = is_to ? place : other, .from = is_to ? other : place,
      .to_shadow = is_to ? shadow : other_shadow, .from_shadow = is_to ? other_shadow : shadow,
      .width = given[2].number, .height = 1, .kind = given[4].number, .numbers = numbers,
      .has_stream = has_stream, .stream = has_stream ? given[5].address : NULL};
  return found;
}

#define VARIABLES(name, is_to, has_stream)                                                         \
  FORWARD(name) {                                                                                  \
    one_direction(width, where);                                                                   \
    struct in_variable found = of_variable(given, shadows, is_to, has_stream, where);              \
    int status = move_forward(&found.it);                                                          \
    return status ? status : move_tangent(&found.it);                                              \
  }                                                                                                \
  AUGMENTED(name) {                                                                                \
    one_direction(width, where);                                                                   \
    struct in_variable found = of_variable(given, shadows, is_to, has_stream, where);              \
    int status;                                                                                    \
    struct record *record = *kept = move_ahead(&found.it, 1, where, &status);                      \
    if (found.is_first) {                                                                          \
      record->first = place_of_variable(found.row->gradient, where);                               \
      record->first_size = size_of_variable(found.row->launched, where);                           \
    }                                                                                              \
    return status;                                                                                 \
  }
VARIABLES(MemcpyToSymbol, 1, 0)
VARIABLES(MemcpyToSymbolAsync, 1, 1)
VARIABLES(MemcpyFromSymbol, 0, 0)
VARIABLES(MemcpyFromSymbolAsync, 0, 1)

int API(MemsetAsync)(void *, int, size_t, void *);
int API(Memset2DAsync)(void *, size_t, int, size_t, size_t, void *);

static struct moving setting(char *to, void *shadow, size_t pitch, size_t across, size_t down, void *stream) {
  return (struct moving){.to = to, .to_shadow = shadow, .to_pitch = pitch, .width = across, .height = down,
                         .stream = stream};
}

static void set_ahead_all(struct moving it, void **shadows, int width, const char *where, struct record **kept) {
  *kept = NULL;
  for (int way = 0; way < width; way++) {
    it.to_shadow = shadows[way];
    add_direction(kept, set_ahead(&it, !way, where));
  }
}

#define EACH_SHADOW(shadow)                                                                        \
  for (int way = 0; way < width; way++)                                                            \
    for (void *shadow = shadows[way]; shadow && shadow != given[0].address; shadow = NULL)

FORWARD(Memset) {
  (void)where;
  int status = API(Memset)(given[0].address, given[1].number, given[2].number);
  EACH_SHADOW(shadow) API(Memset)(shadow, 0, given[2].number);
  return status;
}
AUGMENTED(Memset) {
  struct moving it = setting(given[0].address, NULL, 0, given[2].number, 1, NULL);
  set_ahead_all(it, shadows, width, where, kept);
  return API(Memset)(given[0].address, given[1].number, given[2].number);
}
FORWARD(MemsetAsync) {
  (void)where;
  void *stream = given[3].address;
  int status = API(MemsetAsync)(given[0].address, given[1].number, given[2].number, stream);
  EACH_SHADOW(shadow) API(MemsetAsync)(shadow, 0, given[2].number, stream);
  return status;
}
AUGMENTED(MemsetAsync) {
  struct moving it = setting(given[0].address, NULL, 0, given[2].number, 1, given[3].address);
  set_ahead_all(it, shadows, width, where, kept);
  return API(MemsetAsync)(given[0].address, given[1].number, given[2].number, it.stream);
}
FORWARD(Memset2D) {
  (void)where;
  size_t pitch = given[1].number, across = given[3].number, down = given[4].number;
  EACH_SHADOW(shadow) API(Memset2D)(shadow, pitch, 0, across, down);
  return API(Memset2D)(given[0].address, pitch, given[2].number, across, down);
}
AUGMENTED(Memset2D) {
  struct moving it =
      setting(given[0].address, NULL, given[1].number, given[3].number, given[4].number, NULL);
  set_ahead_all(it, shadows, width, where, kept);
  return API(Memset2D)(it.to, it.to_pitch, given[2].number, it.width, it.height);
}

// ---- launching ----------------------------------------------------------------------------------

static struct three three_of(union word first, union word last) {
  return (struct three){first.number, (unsigned long)first.number >> 32, last.number};
}

// A launch, not yet begun.
static struct record *launch_of(union word *given, void **shadows, const char *where) {
  struct kernel *kernel = kernel_of(given[9].address, given[0].address, where);
  struct record *record = launch_ahead(kernel, given[9].address, given[5].address, shadows[0], where);
  record->grid = three_of(given[1], given[2]), record->block = three_of(given[3], given[4]);
  record->shared = given[6].number;
  return record;
}

// One record for each direction, the first of them leads on to the others.
static struct record *launches_of(union word *given, void **shadows, int width, const char *where) {
  struct record *first = NULL;
  for (int way = 0; way < width; way++) {
    struct record *record = launch_of(given, shadows + way, where);
    if (has_variables(record)) one_direction(width, where);
    add_direction(&first, record);
    first->is_active |= record->is_active;
  }
  return first;
}

FORWARD(LaunchKernel) {
  struct record *first = launches_of(given, shadows, width, where);
  int status = launch_all_forward(first, given[5].address, given[7].address);
  for (struct record *each = first->more; each;) {
    struct record *next = each->more;
    end(each);
    each = next;
  }
  end(first);
  return status;
}

AUGMENTED(LaunchKernel) {
  struct record *record = *kept = launches_of(given, shadows, width, where);
  void *stream = given[7].address;
  serialise(stream);
  keep_what_is_overwritten(record, stream);
  int status = API(LaunchKernel)(given[0].address, record->grid, record->block, given[5].address,
                                 record->shared, stream);
  if (!status && record->is_active) keep_what_is_left(record, stream);
  return status;
}
