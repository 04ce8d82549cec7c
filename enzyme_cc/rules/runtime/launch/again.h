// Derivatives of gradients: the same as a gradient does, of tangents of numbers and tangents of adjoints.
//
// All but kernels is linear: what was done with numbers and adjoints is done with the tangents of both, and another
// record leads back. A kernel's gradient is launched with tangents of all that it is given ("second").

#ifdef HIP
#define AGAIN_(name) __enzyme_cc_hip_forward___enzyme_cc_hip_augmented_hip##name
#define REVERSED_AGAIN __enzyme_cc_hip_forward___enzyme_cc_hip_reverse
#else
#define AGAIN_(name) __enzyme_cc_cuda_forward___enzyme_cc_cuda_augmented_cuda##name
#define REVERSED_AGAIN __enzyme_cc_cuda_forward___enzyme_cc_cuda_reverse
#endif
// Given are the arguments of the function for the gradient; behind them tangents of three of them.
#define AGAIN(name) int AGAIN_(name)(union word *all, void **tangents, int width, const char *place)

struct again {
  union word *given, *given_tangents;
  void **shadows, **shadow_tangents;
  struct record **kept, **kept_tangents;
  const char *where;
};

static struct again again_of(union word *all, void **tangents) {
  struct again it = {
      .given = all[0].address, .given_tangents = tangents[0], .shadows = all[1].address,
      .shadow_tangents = tangents[1], .where = all[3].address, .kept = all[4].address,
      .kept_tangents = tangents[2]};
  *it.kept = *it.kept_tangents = NULL;
  return it;
}

// What has no tangent, or no shadow, has itself in its place.
static void *tangent_of(struct again *it, int index) {
  void *found = it->given_tangents[index].address;
  return found == it->given[index].address ? NULL : found;
}

static void *shadow_tangent_of(struct again *it, int buffer, int index) {
  void *shadow = it->shadows[buffer], *found = it->shadow_tangents[buffer];
  return !shadow || shadow == it->given[index].address || found == shadow ? NULL : found;
}

// ---- memory -------------------------------------------------------------------------------------

static int made_again(making *make, int (*give_back)(void *), int is_host, struct again it) {
  int status = made(make, give_back, is_host, it.given, it.shadows, 1, it.where, it.kept);
  void **place = tangent_of(&it, 0), *shadow = shadow_tangent_of(&it, 0, 0);
  union word given[3] = {{.address = place}, it.given[1]};
  if (make == make_managed || is_host) given[2] = it.given[2];
  if (status || !place) return status;
  status = made(make, give_back, is_host, given, &shadow, 1, it.where, it.kept_tangents);
  if (status) return status;
  if (is_host) memset(*place, 0, given[1].number);
  else check(API(Memset)(*place, 0, given[1].number), it.where);
  return 0;
}

static int freed_again(int (*give_back)(void *), struct again it) {
  struct record *none;
  union word tangent = {.address = tangent_of(&it, 0)};
  freed_ahead(give_back, it.given, it.where, &none);
  return freed_ahead(give_back, &tangent, it.where, &none);
}

#define MAKES_AGAIN(name, make, back, is_host)                                                     \
  AGAIN(name) {                                                                                    \
    (void)width, (void)place;                                                                      \
    return made_again(make, back, is_host, again_of(all, tangents));                               \
  }
#define FREES_AGAIN(name, back)                                                                    \
  AGAIN(name) {                                                                                    \
    (void)width, (void)place;                                                                      \
    return freed_again(back, again_of(all, tangents));                                             \
  }
#ifdef HIP
MAKES_AGAIN(Malloc, make_plain, hipFree, 0)
MAKES_AGAIN(MallocAsync, make_plain, hipFree, 0)
MAKES_AGAIN(MallocManaged, make_managed, hipFree, 0)
MAKES_AGAIN(HostMalloc, make_pinned, FREE_HOST, 1)
FREES_AGAIN(Free, hipFree)
FREES_AGAIN(FreeAsync, hipFree)
FREES_AGAIN(HostFree, FREE_HOST)
#else
MAKES_AGAIN(Malloc, make_plain, cudaFree, 0)
MAKES_AGAIN(MallocAsync, make_plain, cudaFree, 0)
MAKES_AGAIN(MallocManaged, make_managed, cudaFree, 0)
MAKES_AGAIN(HostAlloc, make_pinned, FREE_HOST, 1)
MAKES_AGAIN(MallocHost, make_pinned_plainly, FREE_HOST, 1)
FREES_AGAIN(Free, cudaFree)
FREES_AGAIN(FreeAsync, cudaFree)
FREES_AGAIN(FreeHost, FREE_HOST)
#endif

// ---- copying and setting ------------------------------------------------------------------------

// A copy of tangents; what comes from where there are none is 0.
static int move_again(struct moving *it, struct moving *more, struct again *all) {
  struct record *record = begin(copy_back, all->where);
  *all->kept_tangents = record;
  int kind = record->block.x = direction(it->to, it->from, it->kind), status = 0;
  record->to = more->to ? more->to : it->to, record->from = more->from ? more->from : it->from;
  record->to_shadow = more->to_shadow, record->from_shadow = more->from_shadow;
  record->to_pitch = it->to_pitch, record->from_pitch = it->from_pitch;
  record->width = it->width, record->height = it->height, record->numbers = it->numbers;
  size_t size = it->to_pitch * (it->height - 1) + it->width;
  int is_table = it->numbers == NONE, is_on_device = kind == TO_DEVICE || kind == ON_DEVICE;
  int is_kept = more->to && is_on_device && is_read_later(more->to, all->where);
  if (is_kept) keep(record, more->to, size, it->stream);
  if (is_kept && is_table && more->to_shadow) keep(record, more->to_shadow, size, it->stream);
  if (is_table && more->to_shadow && more->from_shadow)
    check(move(it, more->to_shadow, it->to_pitch, more->from_shadow, it->from_pitch), all->where);
  if (!more->to) return 0;
  if (more->from || is_table)
    return move(it, more->to, it->to_pitch, more->from ? more->from : it->from, it->from_pitch);
  if (it->has_stream) API(StreamSynchronize)(it->stream);
  clear_rows(record, more->to, it->to_pitch, kind == 0 || kind == TO_HOST);
  return status;
}

static int moved_again(reading *read, int to, int from, int has_stream, struct again it) {
  int status = moved_ahead(read, it.given, it.shadows, 1, has_stream, it.where, it.kept);
  struct moving moving = in_direction(read, it.given, it.shadows, 1, 0, has_stream);
  struct moving more = {
      .to = tangent_of(&it, to), .from = tangent_of(&it, from),
      .to_shadow = shadow_tangent_of(&it, 0, to), .from_shadow = shadow_tangent_of(&it, 1, from)};
  return status ? status : move_again(&moving, &more, &it);
}

#define MOVES_AGAIN(name, read, from, has_stream)                                                  \
  AGAIN(name) {                                                                                    \
    (void)width, (void)place;                                                                      \
    return moved_again(read, 0, from, has_stream, again_of(all, tangents));                        \
  }
MOVES_AGAIN(Memcpy, plain, 1, 0)
MOVES_AGAIN(MemcpyAsync, plain, 1, 1)
MOVES_AGAIN(Memcpy2D, in_rows, 2, 0)
MOVES_AGAIN(Memcpy2DAsync, in_rows, 2, 1)

// What is set is constant: tangents become 0, and so do those of adjoints on the way back.
static void set_again(struct again *it, size_t pitch, size_t across, size_t down, void *stream) {
  char *tangent = tangent_of(it, 0), *shadow = shadow_tangent_of(it, 0, 0);
  struct moving more = setting(tangent, shadow, pitch, across, down, stream);
  *it->kept_tangents = set_ahead(&more, tangent != NULL, it->where);
  if (tangent) check(API(Memset2DAsync)(tangent, down > 1 ? pitch : across, 0, across, down, stream), it->where);
}

#define SETS_AGAIN(name, pitch, across, down, stream)                                              \
  AGAIN(name) {                                                                                    \
    (void)place;                                                                                   \
    struct again it = again_of(all, tangents);                                                     \
    union word *given = it.given;                                                                  \
    int status = AUGMENTED_(name)(given, it.shadows, width, it.where, it.kept);                    \
    set_again(&it, pitch, across, down, stream);                                                   \
    return status;                                                                                 \
  }
SETS_AGAIN(Memset, 0, given[2].number, 1, NULL)
SETS_AGAIN(MemsetAsync, 0, given[2].number, 1, given[3].address)
SETS_AGAIN(Memset2D, given[1].number, given[3].number, given[4].number, NULL)

// ---- launching ----------------------------------------------------------------------------------

// Tangents of all arguments of a launch, and of their shadows.
static struct record *tangents_of(struct record *record, struct again *it) {
  void **given = it->given[5].address, **tangents = it->given_tangents[5].address;
  void **cells = it->shadows[0], **cell_tangents = it->shadow_tangents[0];
  struct record *more = launch_ahead(record->kernel, record->table, given, NULL, it->where);
  struct argument all[MOST], theirs[MOST];
  int count = read_arguments(record, all);
  read_arguments(more, theirs);
  more->is_active = record->is_active;
  for (int index = 0; index < count; index++) {
    struct argument *each = theirs + index;
    void *cell = NULL;
    if (tangents[index] != given[index]) memcpy(each->value, tangents[index], each->size);
    else
      for (int k = 0; k < each->numbers; k++)
        memset(each->value + each->number_facts[2 * k], 0, each->number_facts[2 * k + 1] * 4);
    if (all[index].cell && cell_tangents[index] != cells[index]) cell = cell_tangents[index];
    more->cells[index] = cell;
    memcpy(each->shadow, cell ? cell : all[index].shadow, each->size);
    for (int k = 0; k < each->addresses; k++) {
      int offset = each->address_facts[3 * k];
      void *primal = at(all[index].value, offset), *shadow = at(all[index].shadow, offset);
      if (!at(each->value, offset)) memcpy(each->value + offset, &primal, sizeof primal);
      if (shadow == primal || !at(each->shadow, offset))
        memcpy(each->shadow + offset, &shadow, sizeof shadow);
    }
  }
  return more;
}

// Launch a kernel's tangent.
static int launch_tangent(struct record *record, struct record *more, void *stream) {
  struct argument all[MOST], theirs[MOST];
  void *given[2 * MOST];
  int count = read_arguments(record, all), used = 0;
  read_arguments(more, theirs);
  for (int index = 0; index < count; index++) {
    given[used++] = all[index].value;
    if (all[index].addresses || all[index].numbers) given[used++] = theirs[index].value;
  }
  return launch_derivative(record, record->kernel->tangent, 2, given, stream);
}

AGAIN(LaunchKernel) {
  (void)width, (void)place;
  struct again it = again_of(all, tangents);
  struct record *record = *it.kept = launches_of(it.given, it.shadows, 1, it.where);
  if (!record->kernel->second || has_variables(record))
    stop(it.where, "this kernel has no second derivative: it uses variables of the device that have shadows",
         "pass it an address of what is in the variables, as an argument");
  struct record *more = *it.kept_tangents = tangents_of(record, &it);
  void *stream = it.given[7].address;
  serialise(stream);
  keep_what_is_overwritten(record, stream);
  keep_what_is_overwritten(more, stream);
  return launch_tangent(record, more, stream);
}

// Launch the tangent of the gradient, and add what both say of numbers that were passed by value.
static void launch_second(struct record *record, struct record *more, struct rooms *rooms, struct rooms *other_rooms) {
  struct argument all[MOST], theirs[MOST];
  void *given[6 * MOST + 2];
  int count = read_arguments(record, all), used = 0;
  read_arguments(more, theirs);
  size_t size = size_of_values(record->kernel), place = 0;
  char *sums = NULL, **places = room((2 * count + 1) * sizeof *places, record->where);
  check(API(Malloc)((void **)&sums, 2 * size + 1), record->where);
  check(API(Memset)(sums, 0, 2 * size + 1), record->where);
  for (int index = 0; index < count; index++) {
    struct argument *each = all + index, *other = theirs + index;
    given[used++] = each->value;
    if (each->addresses || each->numbers) given[used++] = other->value;
    if (each->addresses) given[used++] = each->shadow, given[used++] = other->shadow;
    if (each->numbers) {
      places[2 * index] = each->cell ? sums + place : NULL;
      places[2 * index + 1] = other->cell ? sums + size + place : NULL;
      given[used++] = places + 2 * index, given[used++] = places + 2 * index + 1;
    }
    place += (each->size + 15) / 16 * 16;
  }
  given[used++] = &rooms->table, given[used] = &other_rooms->table;
  check(launch_derivative(record, record->kernel->second, 4, given, NULL), record->where);
  check(API(DeviceSynchronize)(), record->where);
  char *told = room(2 * size + 1, record->where);
  check(API(Memcpy)(told, sums, 2 * size, TO_HOST), record->where);
  for (int index = 0; index < count; index++)
    for (int k = 0; k < all[index].numbers; k++) {
      char **both = places + 2 * index;
      if (both[0]) add_number(all + index, k, told + (both[0] - sums));
      if (both[1]) add_number(theirs + index, k, told + (both[1] - sums));
    }
  API(Free)(sums);
  free(told), free(places);
}

// Records of a gradient and of its tangents.
int REVERSED_AGAIN(union word *all, void **tangents, int width, const char *place) {
  (void)width, (void)place;
  struct record *record = all[0].address, *more = tangents[0];
  if (more == record) more = NULL;
  if (!record || record->back != launch_back) {
    OURS(reverse)(more), OURS(reverse)(record);
    return 0;
  }
  begin_back(record);
  put_back(record), put_back(more);
  if (record->is_active) {
    struct rooms rooms, other;
    count_rounds(record, &rooms, &record->kernel->second_rounds), other = more_rooms(record, &rooms);
    make_rooms(record, &rooms), make_rooms(record, &other);
    launch_second(record, more, &rooms, &other);
    end_rooms(&rooms), end_rooms(&other);
    put_back(record), put_back(more);
  }
  end(more), end(record);
  return 0;
}
