/* What requests call with --enzyme-check: their derivative against differences of the function.
 *
 * A copy of the function tells each access to memory (docs/adr/0028). It runs once before the
 * derivative, to learn which numbers go in and come out and where their shadows are, and with
 * other numbers behind it. What it writes is written back each time.
 */
#include <stddef.h>
#include <stdint.h>

int dprintf(int file, const char *format, ...);
int snprintf(char *text, size_t size, const char *format, ...);
void abort(void);
int close(int file);
int pipe(int *ends);
long read(int file, void *to, size_t size);
long write(int file, const void *from, size_t size);
void *calloc(size_t count, size_t size);
void free(void *block);
void *malloc(size_t size);
void *memcpy(void *to, const void *from, size_t size);
void *realloc(void *block, size_t size);
int posix_memalign(void **made, size_t alignment, size_t size);
__attribute__((returns_twice)) int _setjmp(void *place);
__attribute__((noreturn)) void longjmp(void *place, int value);
/* What a program may define, to be told in place of standard error. */
__attribute__((weak)) void enzyme_check_failed(const char *message);
static void (*volatile const failed)(const char *) = enzyme_check_failed;

enum { MOST_ARGUMENTS = 64, MOST_NUMBERS = 1 << 24, MOST_COPIES = 4096, STEPS = 6, DIRECTIONS = 2 };
enum { READ = 1, WRITTEN = 2 };
enum { NONE = 0, LOST = -1, ABSENT = -2 };
enum verdict { AGREES, DIFFERS, KINK, UNDECIDED };

/* A request, as transform/difference_checks/sites.py writes it. */
struct site {
    int32_t calls, aborts, is_forward, is_single;
    void (*run)(void *arguments, void *result);
    int64_t size, result_size;
    const char *where, *name;
    int32_t has_told, unused;
};

/* -- tables ------------------------------------------------------------------------------------ */

/* Entries of one size, each beginning with its key, found by that. */
struct table {
    char *entries;
    uint32_t *slots;
    size_t count, room, width;
};

static size_t slot_of(const struct table *table, uint64_t key) {
    return (size_t)((key >> 2) * 0x9e3779b97f4a7c15u >> 20) & (2 * table->room - 1);
}

static void *entry_at(const struct table *table, size_t index) {
    return table->entries + index * table->width;
}

static void *found(const struct table *table, uint64_t key) {
    if (!table->count) return NULL;
    for (size_t at = slot_of(table, key); table->slots[at]; at = (at + 1) & (2 * table->room - 1)) {
        void *entry = entry_at(table, table->slots[at] - 1);
        if (*(uint64_t *)entry == key) return entry;
    }
    return NULL;
}

static void note(struct table *table, size_t index) {
    size_t at = slot_of(table, *(uint64_t *)entry_at(table, index));
    while (table->slots[at]) at = (at + 1) & (2 * table->room - 1);
    table->slots[at] = (uint32_t)index + 1;
}

static void *added(struct table *table, uint64_t key) {
    if (table->count == table->room) {
        table->room = table->room ? 2 * table->room : 64;
        table->entries = realloc(table->entries, table->room * table->width);
        free(table->slots);
        table->slots = calloc(2 * table->room, sizeof *table->slots);
        for (size_t index = 0; index < table->count; index++) note(table, index);
    }
    char *entry = entry_at(table, table->count);
    for (size_t at = 0; at < table->width; at++) entry[at] = 0;
    *(uint64_t *)entry = key;
    note(table, table->count++);
    return entry;
}

static void clear(struct table *table) {
    free(table->entries);
    free(table->slots);
    table->entries = NULL;
    table->slots = NULL;
    table->count = table->room = 0;
}

/* -- what is known of one call ------------------------------------------------------------------ */

/* Where a pointer's shadow is: so far from it. */
struct handle {
    uint64_t base;
    int64_t distance;
    int32_t argument, depth;
};

struct number {
    uint64_t at;
    int64_t handle;
    int32_t kind, flags;
    /* What it was; its shadow before and behind the derivative; a direction. */
    double value, before, after, way;
};

struct word {
    uint64_t at, old;
};

struct pointer {
    uint64_t at;
    int64_t handle;
};

struct copy {
    char *to, *from;
    size_t size;
    int64_t handle;
};

struct block {
    char *at;
    size_t size;
};

struct list {
    void *items;
    size_t count, room;
};

struct check {
    struct site *site;
    char *arguments, *gradients, *result, *seeds;
    const char *names[MOST_ARGUMENTS];
    int64_t passed[MOST_ARGUMENTS];
    struct table numbers, words, pointers, handles;
    struct table saved;
    struct list copies, fills, blocks, more_handles;
    int64_t returned;
    int32_t is_tracing, argument;
    const char *gave_up;
    char *base;
    double *plus, *minus, *middle;
    size_t inputs;
    _Alignas(16) char place[512];
};

static int busy;
static struct check *now;

static void *pushed(struct list *list, size_t width) {
    if (list->count == list->room) {
        list->room = list->room ? 2 * list->room : 16;
        list->items = realloc(list->items, list->room * width);
    }
    return (char *)list->items + list->count++ * width;
}

static __attribute__((noreturn)) void leave(const char *why) {
    now->gave_up = why;
    longjmp(now->place, 1);
}

void __enzyme_cc_check_leave(const char *why) { leave(why); }

void __enzyme_cc_check_want(const void *function, const char *why) {
    if (!function) leave(why);
}

/* -- handles ------------------------------------------------------------------------------------ */

static const struct handle *handle_of(int64_t handle) {
    return (const struct handle *)now->handles.entries + (handle - 1);
}

static int64_t made_handle(uint64_t base, int64_t distance, int32_t argument, int32_t depth) {
    struct handle *known = found(&now->handles, base);
    if (!known || known->distance != distance) {
        known = added(&now->handles, base);
        known->distance = distance;
        known->argument = argument;
        known->depth = depth;
    }
    return known - (struct handle *)now->handles.entries + 1;
}

int64_t __enzyme_cc_check_argument(int32_t index) {
    return now->is_tracing && index < MOST_ARGUMENTS ? now->passed[index] : NONE;
}

void __enzyme_cc_check_pass(int32_t index, int64_t handle) {
    if (!now->is_tracing) return;
    if (index >= MOST_ARGUMENTS) leave("a function has too many arguments");
    now->passed[index] = handle;
}

int64_t __enzyme_cc_check_returned(void) { return now->returned; }

void __enzyme_cc_check_return(int64_t handle) { now->returned = handle; }

/* -- memory that is written --------------------------------------------------------------------- */

static void save(char *at, size_t size, char *here) {
    if (at >= here && at < now->base) return;
    uint64_t word = (uint64_t)at & ~(uint64_t)7;
    for (; word < (uint64_t)at + size; word += 8) {
        if (found(&now->words, word)) continue;
        ((struct word *)added(&now->words, word))->old = *(uint64_t *)word;
    }
}

void __enzyme_cc_check_save(char *at, int64_t size) {
    save(at, (size_t)size, __builtin_frame_address(0));
}

static void write_back(const struct table *words) {
    const struct word *word = (const struct word *)words->entries;
    for (size_t index = 0; index < words->count; index++, word++) *(uint64_t *)word->at = word->old;
}

/* -- numbers ------------------------------------------------------------------------------------ */

/* The newest copy that has filled this. */
static const struct copy *copy_to(const char *at) {
    const struct copy *copies = now->copies.items;
    for (size_t index = now->copies.count; index-- > 0;)
        if (at >= copies[index].to && at < copies[index].to + copies[index].size)
            return &copies[index];
    return NULL;
}

static int is_filled(const char *at) {
    const struct block *fills = now->fills.items;
    for (size_t index = 0; index < now->fills.count; index++)
        if (at >= fills[index].at && at < fills[index].at + fills[index].size) return 1;
    return 0;
}

static struct number *number_at(char *at, int64_t handle, int32_t kind) {
    if (now->numbers.count >= MOST_NUMBERS) leave("it has too many numbers");
    struct number *number = added(&now->numbers, (uint64_t)at);
    number->handle = handle;
    number->kind = kind;
    return number;
}

static void read_one(char *at, int64_t handle, int32_t kind) {
    if (found(&now->numbers, (uint64_t)at)) return;
    const struct copy *copy = now->copies.count ? copy_to(at) : NULL;
    if (copy) {
        char *from = copy->from + (at - copy->to);
        if (from < copy->to || from >= copy->to + copy->size) read_one(from, copy->handle, kind);
        return;
    }
    if (handle == NONE) return;
    if (handle == LOST) leave("it cannot be told which memory has a shadow");
    number_at(at, handle, kind)->flags = is_filled(at) ? WRITTEN : READ;
}

static void write_one(char *at, int64_t handle, int32_t kind) {
    struct number *number = found(&now->numbers, (uint64_t)at);
    if (!number) {
        if (handle == NONE && !now->copies.count) return;
        if (handle == LOST) leave("it cannot be told which memory has a shadow");
        number = number_at(at, handle, kind);
    }
    number->flags |= WRITTEN;
}

void __enzyme_cc_check_read(char *at, int64_t handle, int32_t kind, int64_t count) {
    if (!now->is_tracing) return;
    for (int64_t index = 0; index < count; index++) read_one(at + index * kind, handle, kind);
}

void __enzyme_cc_check_write(char *at, int64_t handle, int32_t kind, int64_t count) {
    if (!now->is_tracing) return;
    for (int64_t index = 0; index < count; index++) write_one(at + index * kind, handle, kind);
}

/* -- pointers in memory ------------------------------------------------------------------------- */

static int64_t loaded(char *at, int64_t handle, char *value) {
    const struct pointer *stored = found(&now->pointers, (uint64_t)at);
    if (stored && stored->handle != ABSENT) return stored->handle;
    const struct copy *copy = now->copies.count ? copy_to(at) : NULL;
    if (copy) {
        char *from = copy->from + (at - copy->to);
        if (from >= copy->to && from < copy->to + copy->size) return LOST;
        return loaded(from, copy->handle, value);
    }
    if (handle <= 0 || !value) return handle == LOST ? LOST : NONE;
    const struct handle *by = handle_of(handle);
    char *shadow = *(char **)(at + by->distance);
    if (shadow == value || !shadow) return NONE;
    return made_handle((uint64_t)value, shadow - value, by->argument, by->depth + 1);
}

int64_t __enzyme_cc_check_load_pointer(char *at, int64_t handle, char *value) {
    return now->is_tracing ? loaded(at, handle, value) : NONE;
}

static void put_pointer(char *at, int64_t handle) {
    struct pointer *stored = found(&now->pointers, (uint64_t)at);
    if (!stored) stored = added(&now->pointers, (uint64_t)at);
    stored->handle = handle;
}

void __enzyme_cc_check_store_pointer(char *at, int64_t handle) {
    if (now->is_tracing) put_pointer(at, handle);
}

/* -- memory that is moved ----------------------------------------------------------------------- */

/* Numbers at `offset` in every `period` bytes, so many side by side. */
void __enzyme_cc_check_moved(char *to, int64_t to_handle, char *from, int64_t from_handle,
                             int64_t size, int64_t period, int64_t offset, int64_t kind,
                             int64_t count) {
    if (!now->is_tracing) return;
    for (int64_t start = offset; start + kind <= size; start += period)
        for (int64_t at = start; at < start + count * kind && at + kind <= size; at += kind) {
            if (from) read_one(from + at, from_handle, (int32_t)kind);
            write_one(to + at, to_handle, (int32_t)kind);
        }
}

static void move_pointers(char *to, char *from, size_t size) {
    for (size_t at = 0; now->pointers.count && at + 8 <= size; at += 8) {
        const struct pointer *stored = from ? found(&now->pointers, (uint64_t)from + at) : NULL;
        int64_t handle = stored ? stored->handle : ABSENT;
        if (stored || found(&now->pointers, (uint64_t)to + at)) put_pointer(to + at, handle);
    }
}

void __enzyme_cc_check_copy(char *to, char *from, int64_t handle, int64_t size) {
    save(to, (size_t)size, __builtin_frame_address(0));
    if (!now->is_tracing || !size) return;
    if (now->copies.count >= MOST_COPIES) leave("it copies too often");
    move_pointers(to, from, (size_t)size);
    struct copy *copy = pushed(&now->copies, sizeof *copy);
    *copy = (struct copy){to, from, (size_t)size, handle};
}

void __enzyme_cc_check_fill(char *to, int64_t size) {
    save(to, (size_t)size, __builtin_frame_address(0));
    if (!now->is_tracing) return;
    move_pointers(to, NULL, (size_t)size);
    struct block *fill = pushed(&now->fills, sizeof *fill);
    *fill = (struct block){to, (size_t)size};
    for (int64_t at = 0; now->numbers.count && at < size; at += 4) {
        struct number *number = found(&now->numbers, (uint64_t)to + (uint64_t)at);
        if (number) number->flags |= WRITTEN;
    }
}

/* -- memory that is made: it goes when everything is written back ------------------------------- */

void *__enzyme_cc_check_allocate(int64_t size, int64_t alignment) {
    size_t wanted = size ? (size_t)size : 1;
    void *made = NULL;
    if (posix_memalign(&made, alignment < 16 ? 16 : (size_t)alignment, wanted)) return NULL;
    struct block *block = pushed(&now->blocks, sizeof *block);
    *block = (struct block){made, wanted};
    return made;
}

void *__enzyme_cc_check_allocate_zeros(int64_t count, int64_t size) {
    char *made = __enzyme_cc_check_allocate(count * size, 16);
    for (int64_t at = 0; made && at < count * size; at++) made[at] = 0;
    return made;
}

/* How large a block of its own is; 0 of any other. */
static size_t room_of(const char *at) {
    const struct block *blocks = now->blocks.items;
    for (size_t index = now->blocks.count; index-- > 0;)
        if (blocks[index].at == at) return blocks[index].size;
    return 0;
}

void __enzyme_cc_check_release(const char *block) {
    if (block && !room_of(block)) leave("it gives back memory that it has not made");
}

void *__enzyme_cc_check_resize(char *old, int64_t size) {
    size_t before = old ? room_of(old) : 0;
    if (old && !before) leave("it resizes memory that it has not made");
    char *made = __enzyme_cc_check_allocate(size, 16);
    if (before > (size_t)size) before = (size_t)size;
    if (old && made) {
        __enzyme_cc_check_copy(made, old, NONE, (int64_t)before);
        memcpy(made, old, before);
    }
    return made;
}

/* -- running it --------------------------------------------------------------------------------- */

static __attribute__((noinline)) int run(struct check *check, struct table *words) {
    check->words = (struct table){NULL, NULL, 0, 0, sizeof(struct word)};
    check->blocks.count = check->copies.count = check->fills.count = 0;
    check->base = __builtin_frame_address(0);
    int has_left = _setjmp(check->place);
    if (!has_left) check->site->run(check->arguments, check->result);
    if (!words) return !has_left;
    *words = check->words;
    return !has_left;
}

static int is_in_block(const struct check *check, uint64_t at) {
    const struct block *blocks = check->blocks.items;
    for (size_t index = 0; index < check->blocks.count; index++)
        if (at + 8 > (uint64_t)blocks[index].at &&
            at < (uint64_t)blocks[index].at + blocks[index].size)
            return 1;
    return 0;
}

static void give_back(struct check *check) {
    struct block *blocks = check->blocks.items;
    for (size_t index = 0; index < check->blocks.count; index++) free(blocks[index].at);
    check->blocks.count = 0;
}

static double number_in(const void *at, int32_t kind) {
    return kind == 4 ? (double)*(const float *)at : *(const double *)at;
}

static void put_number(void *at, int32_t kind, double value) {
    if (kind == 4)
        *(float *)at = (float)value;
    else
        *(double *)at = value;
}

static struct number *number_of(const struct check *check, size_t index) {
    return (struct number *)check->numbers.entries + index;
}

static int64_t distance_of(const struct check *check, const struct number *number) {
    return ((struct handle *)check->handles.entries)[number->handle - 1].distance;
}

static void *shadow_of(const struct check *check, const struct number *number) {
    return (char *)number->at + distance_of(check, number);
}

static int32_t argument_of(const struct check *check, const struct number *number) {
    return ((struct handle *)check->handles.entries)[number->handle - 1].argument;
}

/* -- before the derivative ---------------------------------------------------------------------- */

static int is_due(int32_t calls) { return calls <= 3 || !(calls & (calls - 1)); }

static void list_made(struct table *table, size_t width) {
    *table = (struct table){NULL, NULL, 0, 0, width};
}

void *__enzyme_cc_check_begin(struct site *site) {
    if (!is_due(__atomic_add_fetch(&site->calls, 1, __ATOMIC_RELAXED))) return NULL;
    if (__atomic_exchange_n(&busy, 1, __ATOMIC_ACQUIRE)) return NULL;
    struct check *check = calloc(1, sizeof *check);
    if (!check) return NULL;
    check->site = site;
    check->arguments = calloc(1, (size_t)(2 * site->size + 2 * site->result_size + 16));
    check->gradients = check->arguments + site->size;
    check->result = check->gradients + site->size;
    check->seeds = check->result + site->result_size;
    list_made(&check->numbers, sizeof(struct number));
    list_made(&check->pointers, sizeof(struct pointer));
    list_made(&check->handles, sizeof(struct handle));
    now = check;
    return check;
}

void *__enzyme_cc_check_buffer(struct check *check, int32_t which) {
    return which == 0 ? check->arguments : which == 1 ? check->gradients : check->seeds;
}

void __enzyme_cc_check_pointer(struct check *check, int32_t argument, const char *name, char *at,
                               char *shadow) {
    check->names[argument] = name;
    if (shadow && shadow != at)
        check->passed[argument] = made_handle((uint64_t)at, shadow - at, argument, 0);
}

/* A number in an argument, or with no name in the result; its shadow is in a buffer of ours. */
void __enzyme_cc_check_number(struct check *check, int32_t argument, const char *name,
                              int64_t start, int64_t offset, int32_t kind, int64_t count) {
    char *whole = name ? check->arguments : check->result;
    int64_t distance = name ? check->site->size : check->site->result_size;
    if (name) check->names[argument] = name;
    for (int64_t index = 0; index < count; index++) {
        char *at = whole + start + offset + index * kind;
        int64_t handle = made_handle((uint64_t)whole + (uint64_t)start, distance, argument, 0);
        number_at(at, handle, kind)->flags = name ? READ : WRITTEN;
    }
}

static int comes_before(const struct check *check, const struct number *one,
                        const struct number *other) {
    int32_t first = argument_of(check, one), second = argument_of(check, other);
    return first != second ? first < second : one->at < other->at;
}

/* Those that have shadows, by argument and place. */
static void sort(struct check *check) {
    struct number *all = (struct number *)check->numbers.entries;
    size_t count = 0;
    for (size_t index = 0; index < check->numbers.count; index++)
        if (all[index].handle > 0) all[count++] = all[index];
    check->numbers.count = count;
    for (size_t gap = count / 2; gap; gap /= 2)
        for (size_t index = gap; index < count; index++) {
            struct number moved = all[index];
            size_t at = index;
            for (; at >= gap && comes_before(check, &moved, &all[at - gap]); at -= gap)
                all[at] = all[at - gap];
            all[at] = moved;
        }
}

static void drop_own(struct check *check) {
    struct word *words = (struct word *)check->saved.entries;
    size_t kept = 0;
    for (size_t index = 0; index < check->saved.count; index++)
        if (!is_in_block(check, words[index].at)) words[kept++] = words[index];
    check->saved.count = kept;
}

/* Whether a byte can be written: the kernel writes the one that is there, through a pipe. */
static int is_writable(const int *ends, void *at) {
    return write(ends[1], at, 1) == 1 && read(ends[0], at, 1) == 1;
}

/* The byte that was not taken out goes with the pipe. */
static int renewed(int *ends) {
    close(ends[0]);
    close(ends[1]);
    return !pipe(ends);
}

/* What is in read-only memory cannot be moved: it is not compared. */
static void leave_out_constants(struct check *check) {
    int ends[2], can_write = 1;
    uint64_t page = 0;
    if (pipe(ends)) {
        check->gave_up = "no pipe can be made";
        return;
    }
    for (size_t index = 0; index < check->numbers.count; index++) {
        struct number *number = number_of(check, index);
        if (number->at >> 12 != page) {
            page = number->at >> 12;
            can_write = is_writable(ends, (void *)number->at);
            if (!can_write && !renewed(ends)) {
                check->gave_up = "no pipe can be made";
                return;
            }
        }
        if (!can_write) number->flags &= ~READ;
    }
    close(ends[0]);
    close(ends[1]);
}

void __enzyme_cc_check_trace(struct check *check) {
    check->is_tracing = 1;
    int is_done = run(check, &check->saved);
    check->is_tracing = 0;
    write_back(&check->saved);
    drop_own(check);
    give_back(check);
    if (is_done) sort(check);
    if (is_done) leave_out_constants(check);
    for (size_t index = 0; is_done && index < check->numbers.count; index++) {
        struct number *number = number_of(check, index);
        number->value = number_in((void *)number->at, number->kind);
        number->before = number_in(shadow_of(check, number), number->kind);
    }
    now = NULL;
    __atomic_store_n(&busy, 0, __ATOMIC_RELEASE);
}

/* -- differences -------------------------------------------------------------------------------- */

static double size_of(double value) { return value < 0 ? -value : value; }

static int is_finite(double value) { return value - value == 0; }

static double larger(double one, double other) { return one > other ? one : other; }

/* What comes out when what goes in goes so far on its way; `moved`: how far each went. */
static int evaluated(struct check *check, double step, size_t low, size_t high, double *out,
                     double *moved) {
    for (size_t index = low; index < high; index++) {
        struct number *number = number_of(check, index);
        if (!(number->flags & READ) || number->way == 0) continue;
        put_number((void *)number->at, number->kind, number->value + step * number->way);
        if (moved) moved[index] = number_in((void *)number->at, number->kind) - number->value;
    }
    struct table words;
    int is_done = run(check, &words);
    for (size_t index = 0; index < check->numbers.count; index++) {
        const struct number *number = number_of(check, index);
        if (number->flags & WRITTEN) out[index] = number_in((void *)number->at, number->kind);
    }
    write_back(&words);
    clear(&words);
    give_back(check);
    for (size_t index = low; index < high; index++) {
        struct number *number = number_of(check, index);
        if (number->flags & READ) put_number((void *)number->at, number->kind, number->value);
    }
    return is_done;
}

/* One quantity at all steps. */
struct measured {
    double quotient[STEPS], gradient[STEPS], jump[STEPS], noise[STEPS];
    int count;
    /* What was found. */
    double best, claimed, error;
};

static double step_of(const struct check *check, int index) {
    double step = check->site->is_single ? 1.0 / 16 : 1.0 / 128;
    double ratio = check->site->is_single ? 1.0 / 4 : 1.0 / 8;
    while (index--) step *= ratio;
    return step;
}

static double unit_of(const struct check *check, int32_t kind) {
    return check->site->is_single || kind == 4 ? 0x1p-23 : 0x1p-52;
}

/* Whether one-sided quotients come no nearer to each other with the step. */
static int is_kink(const struct measured *found, int best) {
    double gap = size_of(found->best - found->claimed), jump = size_of(found->jump[best]);
    int other = best ? best - 1 : 1;
    double there = size_of(found->jump[other]);
    double wider = best ? there : jump, narrower = best ? jump : there;
    return !is_finite(jump) || (jump > gap / 4 && wider < 2 * narrower);
}

static enum verdict judged(const struct check *check, struct measured *found) {
    int best = -1;
    double least = 0;
    for (int index = 0; index < found->count; index++) {
        double spread = 0, here = found->quotient[index];
        if (!is_finite(here)) continue;
        if (index) spread = size_of(here - found->quotient[index - 1]);
        if (index + 1 < found->count)
            spread = larger(spread, size_of(here - found->quotient[index + 1]));
        if (!is_finite(spread)) continue;
        spread += found->noise[index];
        if (best < 0 || spread < least) best = index, least = spread;
    }
    if (best < 0) return UNDECIDED;
    found->best = found->quotient[best];
    found->claimed = found->gradient[best];
    double relative = check->site->is_single ? 5e-3 : 1e-5;
    double gap = size_of(found->best - found->claimed);
    found->error = 8 * least + relative * larger(size_of(found->best), size_of(found->claimed));
    if (gap <= found->error) return AGREES;
    return is_kink(found, best) ? KINK : DIFFERS;
}

/* -- reverse mode ------------------------------------------------------------------------------- */

/* What the derivative says of a number that goes in: of one that stays, what was added. */
static double gradient_of(const struct number *number) {
    return number->flags & WRITTEN ? number->after : number->after - number->before;
}

static enum verdict compared(struct check *check, size_t low, size_t high,
                             struct measured *found) {
    size_t count = check->numbers.count;
    double *forth = calloc(count + 1, 2 * sizeof *forth), *back = forth + count;
    found->count = 0;
    for (int index = 0; index < STEPS; index++) {
        double step = step_of(check, index), quotient = 0, gradient = 0, jump = 0, noise = 0;
        if (!evaluated(check, step, low, high, check->plus, forth)) break;
        if (!evaluated(check, -step, low, high, check->minus, back)) break;
        for (size_t at = 0; at < count; at++) {
            const struct number *number = number_of(check, at);
            double up = check->plus[at], down = check->minus[at], middle = check->middle[at];
            if (number->flags & WRITTEN && number->before != 0) {
                quotient += number->before * (up - down);
                jump += number->before * ((up - middle) - (middle - down));
                noise += size_of(number->before * middle) * unit_of(check, number->kind);
            }
            if (at >= low && at < high && number->flags & READ && number->way != 0)
                gradient += gradient_of(number) * (forth[at] - back[at]);
        }
        found->quotient[index] = quotient / (2 * step);
        found->gradient[index] = gradient / (2 * step);
        found->jump[index] = jump / step;
        found->noise[index] = noise / step;
        found->count++;
    }
    free(forth);
    return judged(check, found);
}

static void tell(struct check *check, const struct number *number, const struct measured *found,
                 const char *what) {
    char text[1024];
    struct site *site = check->site;
    const struct handle *handle =
        (const struct handle *)check->handles.entries + (number->handle - 1);
    const char *name = check->names[handle->argument];
    int is_result = (char *)number->at >= check->result && (char *)number->at < check->seeds;
    int64_t place = (int64_t)(number->at - handle->base) / number->kind;
    int at = snprintf(text, sizeof text, "enzyme-cc: %s: the derivative of %s is wrong: ", site->where,
                      site->name);
    if (is_result)
        at += snprintf(text + at, sizeof text - (size_t)at, "the result");
    else
        at += snprintf(text + at, sizeof text - (size_t)at, "argument %d%s%s%s%s",
                       handle->argument + 1, name && *name ? " (" : "", name ? name : "",
                       name && *name ? ")" : "", handle->depth ? ", memory that it leads to" : "");
    snprintf(text + at, sizeof text - (size_t)at,
             ", component %lld: the %s is %.9g, the difference quotient %.9g (to %.1g)\n",
             (long long)place, what, found->claimed, found->best, found->error);
    void (*told)(const char *) = failed;
    if (told)
        told(text);
    else
        dprintf(2, "%s", text);
    if (site->aborts) abort();
}

/* The first component that differs, by halves; nothing where it cannot be told. */
static void find_first(struct check *check, struct measured *whole) {
    size_t low = 0, high = check->numbers.count;
    struct measured found = *whole;
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        struct measured part;
        if (compared(check, low, middle, &part) == DIFFERS)
            high = middle;
        else if (compared(check, middle, high, &part) == DIFFERS)
            low = middle;
        else
            break;
        found = part;
    }
    struct number *number = number_of(check, low);
    while (low + 1 < high && !(number->flags & READ)) number = number_of(check, ++low);
    if (high - low == 1 && number->way != 0) {
        found.claimed /= number->way;
        found.best /= number->way;
        found.error = size_of(found.error / number->way);
    }
    tell(check, number, &found, high - low == 1 ? "gradient" : "gradient along a direction from here");
}

static uint64_t random_bits(uint64_t *state) {
    *state += 0x9e3779b97f4a7c15u;
    uint64_t mixed = (*state ^ *state >> 30) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebu;
    return mixed ^ mixed >> 31;
}

/* How large numbers are among which one is 0: as the largest of its argument, else 1. */
static double scale_of(const struct check *check, size_t index) {
    const struct number *number = number_of(check, index);
    if (number->value != 0) return size_of(number->value);
    double largest = 0;
    int32_t argument = argument_of(check, number);
    for (size_t at = index; at-- > 0 && argument_of(check, number_of(check, at)) == argument;)
        largest = larger(largest, size_of(number_of(check, at)->value));
    for (size_t at = index; at < check->numbers.count; at++) {
        if (argument_of(check, number_of(check, at)) != argument) break;
        largest = larger(largest, size_of(number_of(check, at)->value));
    }
    return largest > 0 && is_finite(largest) ? largest : 1;
}

static void choose_ways(struct check *check, uint64_t *state) {
    double of_zeros = 0;
    int32_t last = -1;
    for (size_t index = 0; index < check->numbers.count; index++) {
        struct number *number = number_of(check, index);
        uint64_t bits = random_bits(state);
        double part = 0.5 + (double)(bits >> 12) * 0x1p-53;
        if (argument_of(check, number) != last) of_zeros = 0;
        last = argument_of(check, number);
        double scale = number->value != 0 ? size_of(number->value) : of_zeros;
        if (scale == 0) scale = of_zeros = scale_of(check, index);
        number->way = !(number->flags & READ) || !is_finite(scale) ? 0 : bits & 1 ? scale * part : -scale * part;
    }
}

/* At a kink of the whole direction, components may still be told apart. */
static int find_beside_kinks(struct check *check) {
    size_t count = check->numbers.count, stride = count / 32 + 1;
    for (size_t index = 0; index < count; index += stride) {
        struct measured found;
        struct number *number = number_of(check, index);
        if (!(number->flags & READ) || number->way == 0) continue;
        if (compared(check, index, index + 1, &found) != DIFFERS) continue;
        found.claimed /= number->way;
        found.best /= number->way;
        found.error = size_of(found.error / number->way);
        tell(check, number, &found, "gradient");
        return 1;
    }
    return 0;
}

static void check_reverse(struct check *check) {
    uint64_t state = (uint64_t)check->site->calls;
    for (int index = 0; index < DIRECTIONS; index++) {
        struct measured found;
        choose_ways(check, &state);
        enum verdict verdict = compared(check, 0, check->numbers.count, &found);
        if (verdict == DIFFERS) {
            find_first(check, &found);
            return;
        }
        if (verdict == KINK && find_beside_kinks(check)) return;
    }
}

/* -- forward mode ------------------------------------------------------------------------------- */

/* The direction is the user's; steps are such that no number goes further than it is large. */
static double longest_step(struct check *check) {
    double least = 0;
    for (size_t index = 0; index < check->numbers.count; index++) {
        struct number *number = number_of(check, index);
        number->way = number->flags & READ ? number->before : 0;
        if (number->way == 0) continue;
        double step = scale_of(check, index) / size_of(number->way);
        if (least == 0 || step < least) least = step;
    }
    return least > 0 && is_finite(least) ? least : 1;
}

static void check_forward(struct check *check) {
    size_t count = check->numbers.count;
    double *all = calloc(2 * STEPS * count + 1, sizeof *all), longest = longest_step(check);
    int steps = 0;
    for (; steps < STEPS; steps++) {
        double step = longest * step_of(check, steps);
        double *plus = all + (size_t)(2 * steps) * count, *minus = plus + count;
        if (!evaluated(check, step, 0, count, plus, NULL)) break;
        if (!evaluated(check, -step, 0, count, minus, NULL)) break;
    }
    for (size_t at = 0; at < count; at++) {
        const struct number *number = number_of(check, at);
        struct measured found;
        if (!(number->flags & WRITTEN)) continue;
        for (int index = 0; index < steps; index++) {
            double step = longest * step_of(check, index), middle = check->middle[at];
            double up = all[(size_t)(2 * index) * count + at];
            double down = all[(size_t)(2 * index + 1) * count + at];
            found.quotient[index] = (up - down) / (2 * step);
            found.gradient[index] = number->after;
            found.jump[index] = ((up - middle) - (middle - down)) / step;
            found.noise[index] = size_of(middle) * unit_of(check, number->kind) / step;
        }
        found.count = steps;
        if (judged(check, &found) == DIFFERS) {
            tell(check, number, &found, "tangent");
            break;
        }
    }
    free(all);
}

/* -- behind the derivative ---------------------------------------------------------------------- */

static void swap_words(struct table *words) {
    struct word *word = (struct word *)words->entries;
    for (size_t index = 0; index < words->count; index++, word++) {
        uint64_t here = *(uint64_t *)word->at;
        *(uint64_t *)word->at = word->old;
        word->old = here;
    }
}

static void look(struct check *check) {
    size_t count = check->numbers.count;
    for (size_t index = 0; index < count; index++) {
        struct number *number = number_of(check, index);
        number->after = number_in(shadow_of(check, number), number->kind);
    }
    check->plus = calloc(3 * count + 1, sizeof(double));
    check->minus = check->plus + count;
    check->middle = check->minus + count;
    now = check;
    swap_words(&check->saved);
    if (evaluated(check, 0, 0, count, check->middle, NULL))
        (check->site->is_forward ? check_forward : check_reverse)(check);
    swap_words(&check->saved);
    now = NULL;
    free(check->plus);
}

static void forget(struct check *check) {
    clear(&check->numbers);
    clear(&check->pointers);
    clear(&check->handles);
    clear(&check->saved);
    free(check->copies.items);
    free(check->fills.items);
    free(check->blocks.items);
    free(check->arguments);
    free(check);
}

void __enzyme_cc_check_end(struct check *check) {
    struct site *site = check->site;
    if (!check->gave_up && !__atomic_exchange_n(&busy, 1, __ATOMIC_ACQUIRE)) {
        look(check);
        __atomic_store_n(&busy, 0, __ATOMIC_RELEASE);
    }
    if (check->gave_up && !site->has_told) {
        site->has_told = 1;
        dprintf(2, "enzyme-cc: %s: the derivative of %s is not checked: %s\n", site->where, site->name,
                check->gave_up);
    }
    forget(check);
}
