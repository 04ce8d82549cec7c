// Copying and setting memory: adjoints go the other way, and what was overwritten comes back.

enum places { NOWHERE, PINNED, DEVICE, MANAGED };

APART int place_of(const void *pointer) {
  struct {
    int kind, device;
    void *rest[30];
  } found = {0, 0, {0}};
  return API(PointerGetAttributes)(&found, pointer) ? NOWHERE : found.kind;
}

static int is_on_host(const void *pointer) {
  int place = place_of(pointer);
  return place == NOWHERE || place == PINNED;
}

static int is_open_to_host(const void *pointer) { return place_of(pointer) != DEVICE; }

static int direction(const void *to, const void *from, int kind) {
  if (kind != ANYWHERE) return kind;
  return (is_on_host(from) ? 0 : 2) + (is_on_host(to) ? 0 : 1);
}

static int has_numbers(const char *data, size_t size) {
  for (size_t at = 0; at < size; at++)
    if (data[at]) return 1;
  return 0;
}

// Add numbers, if they can be told apart from others; zeros need not be.
APART void add(char *to, const char *from, size_t size, int numbers, const char *where) {
  if (numbers == DOUBLES)
    for (size_t at = 0; at + 8 <= size; at += 8) *(double *)(to + at) += *(const double *)(from + at);
  else if (numbers == FLOATS)
    for (size_t at = 0; at + 4 <= size; at += 4) *(float *)(to + at) += *(const float *)(from + at);
  else if (numbers != NONE && has_numbers(from, size))
    stop(where, "it is not known what numbers are copied here: floats or doubles",
         "copy an array of one type, that of the numbers, and compile with -g");
}

static char *rows(struct record *record, char *from, size_t pitch, int is_host) {
  char *made = room(record->width * record->height, record->where);
  int kind = is_host ? 0 : TO_HOST;
  check(API(Memcpy2D)(made, record->width, from, pitch, record->width, record->height, kind),
        record->where);
  return made;
}

static void put_rows(struct record *record, char *to, size_t pitch, char *content, int is_host) {
  int kind = is_host ? 0 : TO_DEVICE;
  check(API(Memcpy2D)(to, pitch, content, record->width, record->width, record->height, kind),
        record->where);
}

static void clear_rows(struct record *record, char *to, size_t pitch, int is_host) {
  if (!is_host)
    check(API(Memset2D)(to, pitch, 0, record->width, record->height), record->where);
  else
    for (size_t row = 0; row < record->height; row++) memset(to + row * pitch, 0, record->width);
}

static int numbers_of(struct record *record) {
  if (record->numbers == FLOATS || record->numbers == DOUBLES) return record->numbers;
  struct block *to = block_of(record->to, record->where);
  struct block *from = record->from ? block_of(record->from, record->where) : NULL;
  int known = (to ? to->numbers : 0) | (from ? from->numbers : 0);
  return known ? known : record->numbers;
}

static void copy_back(struct record *record) {
  begin_back(record);
  int kind = record->block.x;
  int to_host = kind == 0 || kind == TO_HOST, from_host = kind == 0 || kind == TO_DEVICE;
  if (record->to_shadow) {
    int numbers = numbers_of(record);
    if (numbers != NONE) {
      if (record->from_shadow) {
        char *theirs = rows(record, record->to_shadow, record->to_pitch, to_host);
        char *ours = rows(record, record->from_shadow, record->from_pitch, from_host);
        add(ours, theirs, record->width * record->height, numbers, record->where);
        clear_rows(record, record->to_shadow, record->to_pitch, to_host);
        put_rows(record, record->from_shadow, record->from_pitch, ours, from_host);
        free(ours), free(theirs);
      } else
        clear_rows(record, record->to_shadow, record->to_pitch, to_host);
    }
  }
  put_back(record);
  // What is left is said of what was there before the request.
  if (record->first) check(API(Memset)(record->first, 0, record->first_size), record->where);
  end(record);
}

static int is_read_later(char *place, const char *where) {
  struct block *block = block_of(place, where);
  return block && (block->is_read || ALL.are_all_read);
}

static void keep_if_read(struct record *record, char *place, size_t size, void *stream) {
  if (is_read_later(place, record->where)) keep(record, place, size, stream);
}

struct moving {
  char *to, *from, *to_shadow, *from_shadow;
  size_t to_pitch, from_pitch, width, height;
  int kind, numbers, has_stream;
  void *stream;
};

static int move(struct moving *it, char *to, size_t to_pitch, char *from, size_t from_pitch) {
  if (it->has_stream)
    return it->height == 1
               ? API(MemcpyAsync)(to, from, it->width, it->kind, it->stream)
               : API(Memcpy2DAsync)(to, to_pitch, from, from_pitch, it->width, it->height,
                                    it->kind, it->stream);
  return it->height == 1 ? API(Memcpy)(to, from, it->width, it->kind)
                         : API(Memcpy2D)(to, to_pitch, from, from_pitch, it->width, it->height,
                                         it->kind);
}

// Only the first direction's record does what the primal does.
static struct record *move_ahead(struct moving *it, int is_first, const char *where, int *status) {
  struct record *record = begin(copy_back, where);
  record->to = it->to, record->from = it->from;
  record->to_shadow = it->to_shadow == it->to ? NULL : it->to_shadow;
  record->from_shadow = it->from_shadow == it->from ? NULL : it->from_shadow;
  record->to_pitch = it->to_pitch, record->from_pitch = it->from_pitch;
  record->width = it->width, record->height = it->height, record->numbers = it->numbers;
  int kind = record->block.x = direction(it->to, it->from, it->kind);
  serialise(it->stream);
  size_t size = it->to_pitch * (it->height - 1) + it->width;
  int is_kept = (kind == TO_DEVICE || kind == ON_DEVICE) && is_read_later(it->to, where);
  if (is_kept && is_first) keep(record, it->to, size, it->stream);
  // Addresses in memory: their shadows are addresses, too, and launches before this one find them again.
  if (it->numbers == NONE && record->to_shadow && is_kept)
    keep(record, it->to_shadow, size, it->stream);
  if (it->numbers == NONE && record->to_shadow && record->from_shadow)
    check(move(it, it->to_shadow, it->to_pitch, it->from_shadow, it->from_pitch), where);
  if (!is_first) return record;
  *status = move(it, it->to, it->to_pitch, it->from, it->from_pitch);
  struct block *to = block_of(it->to, where), *from = block_of(it->from, where);
  int known = (it->numbers & (FLOATS | DOUBLES)) | (from ? from->numbers : 0);
  if (to && kind != TO_HOST && kind) to->numbers |= known;
  if (from && kind == TO_HOST) from->numbers |= it->numbers & (FLOATS | DOUBLES);
  return record;
}

static int move_forward(struct moving *it) { return move(it, it->to, it->to_pitch, it->from, it->from_pitch); }

static int move_tangent(struct moving *it) {
  if (it->to_shadow == it->to || !it->to_shadow) return 0;
  if (it->from_shadow != it->from && it->from_shadow)
    return move(it, it->to_shadow, it->to_pitch, it->from_shadow, it->from_pitch);
  int kind = direction(it->to, it->from, it->kind);
  struct record at = {.width = it->width, .height = it->height, .where = "cudaMemcpy"};
  if (it->has_stream) API(StreamSynchronize)(it->stream);
  clear_rows(&at, it->to_shadow, it->to_pitch, kind == 0 || kind == TO_HOST);
  return 0;
}

// ---- setting ------------------------------------------------------------------------------------

static void set_back(struct record *record) {
  begin_back(record);
  if (record->to_shadow) clear_rows(record, record->to_shadow, record->to_pitch, 0);
  put_back(record);
  end(record);
}

static struct record *set_ahead(struct moving *it, int is_first, const char *where) {
  struct record *record = begin(set_back, where);
  record->to_shadow = it->to_shadow == it->to ? NULL : it->to_shadow;
  record->to_pitch = it->to_pitch, record->width = it->width, record->height = it->height;
  if (!is_first) return record;
  serialise(it->stream);
  keep_if_read(record, it->to, it->to_pitch * (it->height - 1) + it->width, it->stream);
  return record;
}
