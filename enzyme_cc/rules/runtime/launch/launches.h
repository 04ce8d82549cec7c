// Launches: the reverse of one is a launch of the kernel's gradient, on memory as it was.
//
// Facts about a kernel: how many arguments, and of each its size, how many addresses are in it and of each the
// offset, what is done there and the numbers there; how many numbers are in it, and of each the offset and kind.

struct reader {
  int *facts, at;
};

static int next(struct reader *reader) { return reader->facts[reader->at++]; }

static struct kernel *kernel_of(struct kernel *table, void *launched, const char *where) {
  for (; table && table->launched; table++)
    if (table->launched == launched) return table;
  stop(where, "a kernel is launched that was not known when the host's code was differentiated",
       "launch it by its name, in the file that defines it");
}

static size_t size_of_values(struct kernel *kernel) {
  struct reader reader = {kernel->facts, 0};
  size_t size = 0;
  int count = next(&reader);
  for (int index = 0; index < count; index++) {
    size += (next(&reader) + 15) / 16 * 16;
    reader.at += 3 * reader.facts[reader.at] + 1;
    reader.at += 2 * reader.facts[reader.at] + 1;
  }
  return size;
}

// What one argument is, with where its value and its shadow's are.
struct argument {
  int size, addresses, *address_facts, numbers, *number_facts;
  char *value, *shadow;
  void *cell;
  int is_variable;
};

static int read_arguments(struct record *record, struct argument *found) {
  struct reader reader = {record->kernel->facts, 0};
  int count = next(&reader);
  size_t at = 0;
  for (int index = 0; index < count; index++) {
    struct argument *each = found + index;
    each->size = next(&reader);
    each->addresses = next(&reader);
    each->address_facts = reader.facts + reader.at, reader.at += 3 * each->addresses;
    each->is_variable = each->addresses == 1 && each->address_facts[1] & VARIABLE;
    each->numbers = next(&reader);
    each->number_facts = reader.facts + reader.at, reader.at += 2 * each->numbers;
    each->value = record->values + at, each->shadow = record->shadow_values + at;
    each->cell = record->cells[index];
    at += (each->size + 15) / 16 * 16;
  }
  return count;
}

static void *at(char *value, int offset) {
  void *found;
  memcpy(&found, value + offset, sizeof found);
  return found;
}

enum { MOST = 128 };

// Take a variable of the device for the address that it has there.
static void take_variable(struct record *record, struct kernel *table, struct argument *each, int index) {
  void *handle = at(each->value, 0), *begun = at(each->shadow, 0);
  char *place = place_of_variable(handle, record->where), *shadow = place;
  struct kernel *row = row_of(table, handle);
  int is_first = 0;
  if (begun && begun != handle && row && row->gradient) {
    shadow = shadow_of_variable(row, begun, &is_first, record->where);
    record->is_active = 1;
  }
  record->firsts[index] = is_first;
  memcpy(each->value, &place, sizeof place);
  memcpy(each->shadow, &shadow, sizeof shadow);
}

// Shadows of variables that kernels add to: of those that are constant, and of those from before the request.
static void renew_variables(struct record *record, struct kernel *table, int are_back) {
  struct argument all[MOST];
  int count = read_arguments(record, all);
  for (int index = 0; index < count; index++) {
    struct argument *each = all + index;
    if (!each->is_variable) continue;
    int is_constant = at(each->shadow, 0) == at(each->value, 0);
    for (struct kernel *row = table; (is_constant || (are_back && record->firsts[index])) && row->launched; row++)
      if (row->gradient && !row->facts && place_of_variable(row->launched, record->where) == at(each->value, 0))
        renew(row, record->where);
  }
}

// Take down the arguments of a launch; those without a shadow are their own.
static void take(struct record *record, struct kernel *table, void **given, void **shadows) {
  size_t size = size_of_values(record->kernel);
  int count = record->kernel->facts[0];
  if (count > MOST) stop(record->where, "a kernel has more than 128 arguments", "pass a struct");
  record->values = room(size, record->where);
  record->shadow_values = room(size, record->where);
  record->cells = room(count * sizeof *record->cells, record->where);
  record->firsts = room(count, record->where);
  for (int index = 0; index < count; index++) {
    void *cell = shadows && shadows != given ? shadows[index] : NULL;
    record->cells[index] = cell == given[index] ? NULL : cell;
  }
  struct argument all[MOST];
  read_arguments(record, all);
  for (int index = 0; index < count; index++) {
    struct argument *each = all + index;
    memcpy(each->value, given[index], each->size);
    memcpy(each->shadow, each->cell ? each->cell : given[index], each->size);
    if (each->is_variable) {
      take_variable(record, table, each, index);
      continue;
    }
    for (int k = 0; k < each->addresses; k++) {
      int offset = each->address_facts[3 * k];
      void *primal = at(each->value, offset), *shadow = at(each->shadow, offset);
      if (!shadow) memcpy(each->shadow + offset, each->value + offset, sizeof shadow);
      else if (shadow != primal) record->is_active = 1;
    }
    if (each->cell && each->numbers) record->is_active = 1;
  }
}

static void look(struct record *record, struct block **blocks, int *accesses, int *count) {
  struct argument all[MOST];
  int given = read_arguments(record, all);
  for (int index = 0; index < given; index++)
    for (int k = 0; k < all[index].addresses; k++) {
      int *facts = all[index].address_facts + 3 * k;
      void *pointer = at(all[index].value, facts[0]);
      if (facts[1] & ELSEWHERE && record->is_active) ALL.are_all_read = record->is_elsewhere = 1;
      if (!pointer || !(facts[1] & (READS | WRITES))) continue;
      struct block *block = known_block(pointer, record->where);
      block->numbers |= facts[2];
      int which = 0;
      while (which < *count && blocks[which] != block) which++;
      if (record->is_active && which < *count && (accesses[which] ^ facts[1]) & EXTREMES)
        stop(record->where, "a kernel finds maxima or minima by atomics in an allocation where it does something else, too",
             "allocate what is found apart from what else the kernel reads and writes");
      if (which == *count) blocks[which] = block, accesses[which] = 0, ++*count;
      accesses[which] |= facts[1];
    }
}

// Take down what a launch left where it found maxima and minima: known when all its blocks are done.
static void keep_what_is_left(struct record *record, void *stream) {
  struct argument all[MOST];
  int count = read_arguments(record, all);
  for (int index = 0; index < count; index++) {
    void *pointer = all[index].addresses ? at(all[index].value, all[index].address_facts[0]) : NULL;
    if (!pointer || !(all[index].address_facts[1] & EXTREMES)) continue;
    struct block *block = known_block(pointer, record->where);
    struct copy *each = record->left;
    while (each && each->place != block->base) each = each->next;
    if (!each) keep_in(&record->left, record, block->base, block->size, stream);
  }
}

// Tell a derivative where that is, behind its other arguments; return how many it has then.
static int tell_what_is_left(struct copy *left, struct argument *all, int count, void **given, int used, char **places) {
  for (int index = 0; index < count; index++) {
    char *pointer = all[index].addresses ? at(all[index].value, all[index].address_facts[0]) : NULL;
    if (all[index].is_variable || !all[index].addresses || !(all[index].address_facts[1] & EXTREMES)) continue;
    places[index] = NULL;
    for (struct copy *each = left; each; each = each->next)
      if (pointer >= each->place && pointer < each->place + each->size)
        places[index] = (char *)each->content + (pointer - each->place);
    given[used++] = places + index;
  }
  return used;
}

// Return whether there are numbers in a shadow: words that are neither those of the primal nor small integers.
static int shows_numbers(const unsigned *shadow, const unsigned *primal, size_t count) {
  for (size_t at = 0; at < count; at++) {
    unsigned exponent = shadow[at] >> 23 & 255;
    if (exponent && exponent != 255 && shadow[at] != primal[at]) return 1;
  }
  return 0;
}

// Stop where integers are moved, from memory or to it, that are numbers with derivatives.
static void stop_if_numbers_are_moved(struct record *record, int which) {
  struct argument all[MOST];
  int count = read_arguments(record, all);
  for (int index = 0; index < count; index++)
    for (int k = 0; k < all[index].addresses; k++) {
      int *facts = all[index].address_facts + 3 * k;
      char *pointer = at(all[index].value, facts[0]), *shadow = at(all[index].shadow, facts[0]);
      if (!(facts[1] & which) || !pointer || !shadow || shadow == pointer) continue;
      struct block *block = block_of(pointer, record->where), *other = block_of(shadow, record->where);
      // Shadows of integers may be as they were; on the way back it is known where there are numbers.
      if (!block || !other || (which == MOVED_TO && !block->numbers)) continue;
      size_t before = pointer - block->base, also_before = shadow - other->base;
      if (also_before < before) before = also_before;
      size_t size = block->base + block->size - pointer, also = other->base + other->size - shadow;
      size = (before + (also < size ? also : size)) / 4;
      unsigned *ours = room(4 * size, record->where), *theirs = room(4 * size, record->where);
      check(API(DeviceSynchronize)(), record->where);
      check(API(Memcpy)(ours, pointer - before, 4 * size, ANYWHERE), record->where);
      check(API(Memcpy)(theirs, shadow - before, 4 * size, ANYWHERE), record->where);
      if (shows_numbers(theirs, ours, size))
        stop(record->where, "a kernel moves integers that are numbers with derivatives, as far as their shadow tells",
             "let the kernel move float or double, or allocate integers apart from numbers");
      free(ours), free(theirs);
    }
}

// Learn of all memory that addresses in an allocation lead to, and those in what they lead to.
static void follow(struct block *block, const char *where) {
  if (block->is_followed) return;
  block->is_followed = 1;
  long *words = room(block->size + sizeof *words, where);
  check(API(Memcpy)(words, block->base, block->size, ANYWHERE), where);
  for (size_t at = 0; at < block->size / sizeof *words; at++) {
    void *pointer = (void *)words[at];
    // Numbers, and small integers, are no addresses of memory that the device has to do with.
    if (words[at] >> 48 || words[at] < 4096) continue;
    struct block *found = block_of(pointer, where);
    if (found) follow(found, where);
    else if (place_of(pointer) != NOWHERE)
      stop(where, "an address in memory leads a kernel to an allocation that the device cannot tell",
           "allocate that memory where it is differentiated, or pass it to the kernel by itself");
  }
  free(words);
}

static void follow_all(struct block **blocks, int count, void *stream, const char *where) {
  check(API(StreamSynchronize)(stream), where);
  for (struct block *each = ALL.blocks; each; each = each->next) each->is_followed = 0;
  for (int which = 0; which < count; which++) follow(blocks[which], where);
}

// Of memory that addresses in memory may lead to, keep what the host may write.
static void keep_what_is_open(struct record *record, struct block **blocks, int count,
                              void *stream) {
  for (struct block *each = ALL.blocks; each; each = each->next) {
    int which = 0;
    while (which < count && blocks[which] != each) which++;
    if (which == count && is_open_to_host(each->base))
      keep(record, each->base, each->size, stream);
  }
}

// Keep what this overwrites and gradients read.
static void keep_what_is_overwritten(struct record *record, void *stream) {
  struct block **blocks = room(8 * MOST * sizeof *blocks, record->where);
  int *accesses = room(8 * MOST * sizeof *accesses, record->where), count = 0;
  look(record, blocks, accesses, &count);
  if (record->is_elsewhere) follow_all(blocks, count, stream, record->where);
  for (int which = 0; which < count; which++) {
    struct block *block = blocks[which];
    int reads = record->is_active && accesses[which] & READS;
    // What the host may write is not put back where it does.
    if (reads && is_open_to_host(block->base)) {
      keep(record, block->base, block->size, stream);
      block->is_read &= !(accesses[which] & WRITES);
    } else if (accesses[which] & WRITES) {
      if (reads || block->is_read || ALL.are_all_read) keep(record, block->base, block->size, stream);
      block->is_read = 0;
    } else if (reads)
      block->is_read = 1;
  }
  if (record->is_elsewhere) keep_what_is_open(record, blocks, count, stream);
  free(blocks), free(accesses);
}

static void add_number(struct argument *each, int k, char *sums) {
  int offset = each->number_facts[2 * k], kind = each->number_facts[2 * k + 1];
  if (kind == DOUBLES) *(double *)((char *)each->cell + offset) += *(double *)(sums + offset);
  else *(float *)((char *)each->cell + offset) += *(float *)(sums + offset);
}

enum { DYNAMIC_SIZE = 8, UNASKED = 48 << 10 };

// Launch a derivative: memory whose size is the launch's is there in so many parts, one for each shadow.
static int launch_derivative(struct record *record, void *derivative, int parts, void **given, void *stream) {
  size_t size = (record->shared + 15) / 16 * 16 * parts;
  if (size && API(FuncSetAttribute)(derivative, DYNAMIC_SIZE, size)) {
    API(GetLastError)();
    if (size > UNASKED) {
      dprintf(2, "enzyme-cc: %s: a derivative of this launch takes %lu bytes of dynamic shared memory for a block, "
                 "%d times those of the kernel, and the device has not as many\n",
              record->where, size, parts);
      stop(record->where, "there is no room for shadows of shared memory",
           "launch smaller blocks with less dynamic shared memory, or keep a part of it in global memory");
    }
  }
  return API(LaunchKernel)(derivative, record->grid, record->block, given, size, stream);
}

static int launch_forward(struct record *record, struct copy *left, void *stream) {
  struct argument all[MOST];
  void *given[3 * MOST];
  char *places[MOST];
  int count = read_arguments(record, all), used = 0;
  stop_if_numbers_are_moved(record, MOVED_FROM);
  renew_variables(record, record->table, 0);
  for (int index = 0; index < count; index++) {
    if (all[index].is_variable) continue;
    given[used++] = all[index].value;
    if (!all[index].addresses && !all[index].numbers) continue;
    if (!all[index].cell)
      for (int k = 0; k < all[index].numbers; k++)
        memset(all[index].shadow + all[index].number_facts[2 * k], 0, all[index].number_facts[2 * k + 1] * 4);
    given[used++] = all[index].shadow;
  }
  tell_what_is_left(left, all, count, given, used, places);
  return launch_derivative(record, record->kernel->tangent, 2, given, stream);
}

static int has_variables(struct record *record) {
  struct argument all[MOST];
  int count = read_arguments(record, all);
  for (int index = 0; index < count; index++)
    if (all[index].is_variable) return 1;
  return 0;
}

static int finds_extremes(struct record *record) {
  struct argument all[MOST];
  int count = read_arguments(record, all);
  for (int index = 0; index < count; index++)
    if (all[index].addresses && all[index].address_facts[1] & EXTREMES) return 1;
  return 0;
}

// The kernel itself, for what it leaves where it finds maxima and minima.
static int launch_for_what_is_left(struct record *record, void **given, void *stream) {
  int status =
      API(LaunchKernel)(record->kernel->launched, record->grid, record->block, given, record->shared, stream);
  if (status) return status;
  keep_what_is_left(record, stream);
  check(API(StreamSynchronize)(stream), record->where);
  put_back(record);
  return 0;
}

// Each direction's tangent computes the kernel, too: on memory as it was.
static int launch_all_forward(struct record *first, void **arguments, void *stream) {
  int finds = first->is_active && finds_extremes(first);
  if (!first->more && !finds) return launch_forward(first, NULL, stream);
  struct block **blocks = room(8 * MOST * sizeof *blocks, first->where);
  int *accesses = room(8 * MOST * sizeof *accesses, first->where), count = 0, status = 0;
  look(first, blocks, accesses, &count);
  for (int which = 0; which < count; which++)
    if (accesses[which] & WRITES) keep(first, blocks[which]->base, blocks[which]->size, stream);
  free(blocks), free(accesses);
  if (finds) status = launch_for_what_is_left(first, arguments, stream);
  for (struct record *each = first; each && !status; each = each->more) {
    if (each != first) {
      check(API(StreamSynchronize)(stream), first->where);
      put_back(first);
    }
    status = launch_forward(each, first->left, stream);
  }
  return status;
}
