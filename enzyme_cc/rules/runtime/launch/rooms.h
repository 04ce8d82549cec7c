// Room for what gradients of kernels keep of the rounds of loops, as much as a launch takes.
//
// A kernel writes a table: how many buffers there are, and of each the bytes of a value and the rounds of the thread
// that has most. Gradients read it so: how many threads there are, and of each buffer the address and the rounds.

enum { MOST_BUFFERS = 511, WORDS = 1 + 2 * MOST_BUFFERS, ALIGNED = 256 };

struct rooms {
  long words[WORDS], *table;
  char *memory;
};

static size_t threads_of(struct record *record) {
  struct three grid = record->grid, block = record->block;
  return (size_t)grid.x * grid.y * grid.z * block.x * block.y * block.z;
}

// Count the rounds of a launch's loops, on memory as it was. There is no table where nothing of them is kept.
static void count_rounds(struct record *record, struct rooms *rooms, void **counter) {
  struct argument all[MOST];
  void *given[MOST + 1];
  rooms->table = NULL, rooms->memory = NULL;
  if (!*counter) return;
  int count = read_arguments(record, all), used = 0;
  for (int index = 0; index < count; index++)
    if (!all[index].is_variable) given[used++] = all[index].value;
  given[used++] = &rooms->table;
  check(API(Malloc)((void **)&rooms->table, sizeof rooms->words), record->where);
  check(API(Memset)(rooms->table, 0, sizeof rooms->words), record->where);
  check(API(LaunchKernel)(*counter, record->grid, record->block, given, record->shared, NULL), record->where);
  check(API(DeviceSynchronize)(), record->where);
  check(API(Memcpy)(rooms->words, rooms->table, sizeof rooms->words, TO_HOST), record->where);
  put_back(record);
  if (rooms->words[0]) return;
  // It keeps nothing, however it is launched.
  API(Free)(rooms->table);
  *counter = rooms->table = NULL;
}

// Make room for all threads, and write where.
static void make_rooms(struct record *record, struct rooms *rooms) {
  size_t threads = threads_of(record), size = 0;
  int count = rooms->words[0];
  if (!rooms->table) return;
  for (int each = 0; each < count; each++) {
    long *row = rooms->words + 1 + 2 * each;
    // A loop's rounds are told once, by the first of its buffers.
    if (row[1] < 0) row[1] = rooms->words[2 + 2 * ~row[1]];
    size_t bytes = threads * row[0] * row[1];
    row[0] = size;
    size += (bytes + ALIGNED - 1) / ALIGNED * ALIGNED;
  }
  if (API(Malloc)((void **)&rooms->memory, size ? size : 1)) {
    API(GetLastError)();
    dprintf(2, "enzyme-cc: %s: the gradient of this launch keeps %lu bytes of the rounds of loops, for %lu threads\n",
            record->where, size, threads);
    stop(record->where, "the device has no memory for that",
         "launch fewer threads at once, or say __restrict__ of what loops only read, so that it is not kept");
  }
  rooms->words[0] = threads;
  for (int each = 0; each < count; each++) rooms->words[1 + 2 * each] += (long)rooms->memory;
  check(API(Memcpy)(rooms->table, rooms->words, sizeof rooms->words, TO_DEVICE), record->where);
}

// As much again, for tangents of what is kept.
static struct rooms more_rooms(struct record *record, struct rooms *rooms) {
  struct rooms more = *rooms;
  if (rooms->table) check(API(Malloc)((void **)&more.table, sizeof more.words), record->where);
  return more;
}

static void end_rooms(struct rooms *rooms) {
  if (rooms->table) API(Free)(rooms->table);
  if (rooms->memory) API(Free)(rooms->memory);
}
