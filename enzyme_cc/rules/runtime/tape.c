/* Memory of tapes: an arena for each thread, and large blocks that wait for the next call.
 *
 * A derivative that keeps anything opens an arena and closes it at its end. In between, small blocks are
 * cut from it one after the other. The reverse sweep gives them back in the opposite order; one that
 * is given back before those behind it is only marked, and goes with them. Outside of all derivatives
 * (a tape that the user holds) small blocks are the heap's. One that an exception has left was not closed:
 * it is known by its frame, which lies deeper in the stack than who asks now.
 *
 * Large blocks, and the chunks that arenas are cut from, wait in a table when they are given back: the C
 * library would give them to the system, and every page of the next one be faulted in again, a third
 * of the time of a gradient that keeps some megabytes. There are PLACES for them, and MOST bytes
 * of them may wait; the oldest are given up first. Threads share the table, and nobody waits for it: one
 * who finds it locked does without. What waits is freed at the end of the program, or when the
 * library with this code is unloaded.
 */
#include <stddef.h>
#include <stdint.h>

void free(void *block);
void *malloc(size_t size);
void *memcpy(void *to, const void *from, size_t size);
void *realloc(void *block, size_t size);
extern __attribute__((weak)) int __cxa_atexit(void (*call)(void *), void *given, void *library);
extern __attribute__((weak)) char __dso_handle;
/* Loaded, so that no LLVM makes its comparison with null a constant that others cannot read. */
static int (*volatile const at_end)(void (*)(void *), void *, void *) = __cxa_atexit;

/* A program that defines this, and not as 0, has each block from the heap, and given back at once: for
 * valgrind and its kin, and to count. */
extern __attribute__((weak)) int enzyme_tape_on_heap;
static int *volatile const on_heap = &enzyme_tape_on_heap;

static int is_on_heap(void) {
    const int *said = on_heap;
    return said && *said;
}

enum { PLACES = 32 };
/* From this size on, blocks are large; a chunk has room for some of those that are not. */
static const uint64_t LARGE = (uint64_t)1 << 16, CHUNK = (uint64_t)1 << 17;
static const uint64_t LARGEST_CHUNK = (uint64_t)1 << 23;
static const uint64_t MOST = (uint64_t)1 << 28;
/* In the room of a block: it was given back while others lay behind it. */
static const uint64_t GONE = (uint64_t)1 << 63;

/* Before each block; as large as the alignment of malloc, which blocks so have, too. */
struct head {
    uint64_t room;
    /* The number of the arena it is cut from, or 0, and how far in front of it the last one begins. */
    uint32_t arena, back;
};

/* -- large blocks that wait -------------------------------------------------------------------- */

static struct {
    struct head *waiting[PLACES];
    uint64_t ages[PLACES], bytes, clock;
    /* A chunk for the next arena, which is had without the lock. */
    struct head *chunk;
    uint32_t locked, state, arenas;
} table;
/* Of the table: whether its end has been arranged, and whether that has come. */
enum { NEW, IN_USE, CLOSED };

static int lock(void) {
    return !__atomic_exchange_n(&table.locked, 1, __ATOMIC_ACQUIRE);
}

static void unlock(void) {
    __atomic_store_n(&table.locked, 0, __ATOMIC_RELEASE);
}

static struct head *removed(int place) {
    struct head *found = table.waiting[place];
    table.waiting[place] = 0;
    table.bytes -= found->room;
    return found;
}

/* Free what waits, and return whether there was anything; `state` is what the table is then. */
static __attribute__((noinline)) int emptied(uint32_t state) {
    struct head *found[PLACES + 1];
    int count = 0, is_any;
    if (!lock())
        return 0;
    if (table.chunk)
        found[count++] = __atomic_exchange_n(&table.chunk, 0, __ATOMIC_ACQ_REL);
    for (int each = 0; each < PLACES; ++each)
        if (table.waiting[each])
            found[count++] = removed(each);
    if (state != NEW)
        table.state = state;
    unlock();
    is_any = count > 0;
    while (count)
        free(found[--count]);
    return is_any;
}

static void close_table(void *unused) {
    (void)unused;
    emptied(CLOSED);
}

/* Return whether blocks may wait; the table is locked. */
static int is_open(void) {
    if (table.state == NEW) {
        int (*arrange)(void (*)(void *), void *, void *) = at_end;
        int is_arranged = arrange && !arrange(close_table, 0, &__dso_handle);
        table.state = is_arranged ? IN_USE : CLOSED;
    }
    return table.state == IN_USE;
}

/* Return the smallest block with room for so many bytes, unless half of it would lie idle. */
static struct head *taken(uint64_t size) {
    struct head *found = 0;
    int best = -1;
    if (!lock())
        return 0;
    for (int each = 0; each < PLACES; ++each) {
        const struct head *one = table.waiting[each];
        if (one && one->room >= size && one->room / 2 <= size)
            if (best < 0 || one->room < table.waiting[best]->room)
                best = each;
    }
    if (best >= 0)
        found = removed(best);
    unlock();
    return found;
}

/* Return a place without a block; else, or where a block must go, that of the oldest. */
static int place_for(uint64_t room) {
    int oldest = -1;
    for (int each = 0; each < PLACES; ++each)
        if (!table.waiting[each]) {
            if (table.bytes + room <= MOST)
                return each;
        } else if (oldest < 0 || table.ages[each] < table.ages[oldest]) {
            oldest = each;
        }
    return oldest;
}

/* Let a block wait, if it may: the older ones that it takes the place of are freed. */
static int waits(struct head *block) {
    struct head *given_up[PLACES];
    int count = 0, may_wait;
    if (block->room > MOST || is_on_heap() || !lock())
        return 0;
    may_wait = is_open();
    while (may_wait) {
        int place = place_for(block->room);
        if (table.waiting[place])
            given_up[count++] = removed(place);
        if (table.bytes + block->room <= MOST) {
            table.waiting[place] = block;
            table.ages[place] = ++table.clock;
            table.bytes += block->room;
            break;
        }
    }
    unlock();
    while (count)
        free(given_up[--count]);
    return may_wait;
}

/* -- blocks of the heap ------------------------------------------------------------------------ */

static uint64_t with_head(uint64_t size) {
    return size > UINT64_MAX - sizeof(struct head) ? UINT64_MAX : size + sizeof(struct head);
}

static struct head *moved(struct head *block, uint64_t size) {
    return block ? realloc(block, size) : malloc(size);
}

/* Return a block as realloc does, if need be in place of what waits. */
static struct head *resized(struct head *block, uint64_t size) {
    struct head *made = moved(block, with_head(size));
    if (!made && emptied(IN_USE))
        made = moved(block, with_head(size));
    if (made)
        *made = (struct head){size, 0, 0};
    return made;
}

static struct head *from_heap(uint64_t size) {
    struct head *made = size < LARGE || is_on_heap() ? 0 : taken(size);
    return made ? made : resized(0, size);
}

static void to_heap(struct head *block) {
    if (block->room < LARGE || !waits(block))
        free(block);
}

/* -- arenas ------------------------------------------------------------------------------------ */

/* A chunk is a block of the heap; blocks are cut from behind this. */
struct chunk {
    struct chunk *below;
    /* Its last block, while others are cut from another one. */
    struct head *top;
};

static _Thread_local struct {
    /* The last block that was cut, where the next one begins, and where there is no more room. */
    struct head *top;
    char *at, *end;
    struct chunk *chunk;
    /* A chunk that is empty. */
    struct head *spare;
    /* Where the frame is that the outermost derivative was begun in. */
    char *outermost;
    uint32_t number, depth;
} arena;

static uint64_t rounded(uint64_t size) {
    return (size + 15 & ~(uint64_t)15) + sizeof(struct head);
}

static struct head *head_of(void *block) {
    return (struct head *)block - 1;
}

static uint64_t room_of(const struct head *block) {
    return block->room & ~GONE;
}

static struct head *new_chunk(void) {
    struct head *kept = arena.chunk ? 0 : __atomic_exchange_n(&table.chunk, 0, __ATOMIC_ACQ_REL);
    uint64_t size = arena.chunk ? 2 * head_of(arena.chunk)->room : CHUNK;
    return kept ? kept : from_heap(size > LARGEST_CHUNK ? LARGEST_CHUNK : size);
}

static int begin_chunk(void) {
    struct head *block = arena.spare ? arena.spare : new_chunk();
    struct chunk *made = (struct chunk *)(block + 1);
    if (!block)
        return 0;
    arena.spare = 0;
    made->below = arena.chunk;
    if (arena.chunk)
        arena.chunk->top = arena.top;
    arena.chunk = made;
    arena.top = 0;
    arena.at = (char *)(made + 1);
    arena.end = (char *)made + block->room;
    return 1;
}

/* Go back to the chunk below; one that is empty now is kept for the next time. */
static void end_chunk(void) {
    struct chunk *empty = arena.chunk;
    arena.chunk = empty->below;
    if (arena.spare)
        to_heap(arena.spare);
    arena.spare = head_of(empty);
    arena.top = 0;
    arena.at = arena.end = 0;
    if (arena.chunk) {
        arena.top = arena.chunk->top;
        arena.at = (char *)(arena.top + 1) + rounded(room_of(arena.top)) - sizeof(struct head);
        arena.end = (char *)arena.chunk + head_of(arena.chunk)->room;
    }
}

static struct head *cut(uint64_t size) {
    struct head *made;
    uint64_t wanted = rounded(size);
    if ((uint64_t)(arena.end - arena.at) < wanted && !begin_chunk())
        return 0;
    made = (struct head *)arena.at;
    made->room = size;
    made->arena = arena.number;
    made->back = arena.top ? (uint32_t)((char *)made - (char *)arena.top) : 0;
    arena.top = made;
    arena.at += wanted;
    return made;
}

/* Take back the last block, and those in front of it that were given back before. */
static void uncut(void) {
    while (arena.top && __atomic_load_n(&arena.top->room, __ATOMIC_ACQUIRE) & GONE) {
        struct head *last = arena.top;
        arena.at = (char *)last;
        if (last->back)
            arena.top = (struct head *)((char *)last - last->back);
        else
            end_chunk();
    }
}

/* Leave the last chunk to the next arena, unless something is still cut from it. */
static void empty_arena(void) {
    struct head *last = arena.spare;
    if (arena.chunk || !last)
        return;
    arena.spare = 0;
    if (__atomic_load_n(&table.state, __ATOMIC_RELAXED) == IN_USE)
        last = __atomic_exchange_n(&table.chunk, last, __ATOMIC_ACQ_REL);
    if (last)
        to_heap(last);
}

/* -- what derivatives call --------------------------------------------------------------------- */

/* Begin a derivative: small blocks are the arena's until it is closed. */
void __enzyme_cc_tape_open(void) {
    char *here = __builtin_frame_address(0);
    if (is_on_heap())
        return;
    if (!arena.number)
        arena.number = __atomic_add_fetch(&table.arenas, 1, __ATOMIC_RELAXED);
    if (here > arena.outermost) {
        arena.outermost = here;
        arena.depth = 0;
    }
    ++arena.depth;
}

void __enzyme_cc_tape_close(void) {
    if (arena.depth && !--arena.depth) {
        arena.outermost = 0;
        empty_arena();
    }
}

/* Return a block of so many bytes, or null. */
__attribute__((__malloc__)) void *__enzyme_cc_tape_reserved(uint64_t size) {
    int is_inside = (char *)__builtin_frame_address(0) <= arena.outermost;
    struct head *made = is_inside && size < LARGE ? cut(size) : from_heap(size);
    return made ? made + 1 : 0;
}

/* Give a block back, or null. */
void __enzyme_cc_tape_released(void *block) {
    struct head *head;
    if (!block)
        return;
    head = head_of(block);
    if (!head->arena) {
        to_heap(head);
        return;
    }
    /* Another thread may do so: the one whose arena it is finds it marked. */
    if (head->arena != arena.number) {
        __atomic_fetch_or(&head->room, GONE, __ATOMIC_RELEASE);
        return;
    }
    head->room |= GONE;
    uncut();
}

/* Return whether the last block of the arena now has so much room. */
static int is_stretched(struct head *block, uint64_t size) {
    if (block != arena.top || size >= LARGE || (uint64_t)(arena.end - (char *)block) < rounded(size))
        return 0;
    block->room = size;
    arena.at = (char *)block + rounded(size);
    return 1;
}

/* Return a block with what was in it `before`, and room for so many bytes, or null. */
void *__enzyme_cc_tape_grown(void *block, uint64_t before, uint64_t size) {
    struct head *head, *made;
    if (!block)
        return __enzyme_cc_tape_reserved(size);
    head = head_of(block);
    if (head->room >= size || is_stretched(head, size))
        return block;
    if (!head->arena && (size < LARGE || !(made = taken(size)))) {
        made = resized(head, size);
        return made ? made + 1 : 0;
    }
    if (head->arena) {
        void *other = __enzyme_cc_tape_reserved(size);
        if (!other)
            return 0;
        made = head_of(other);
    }
    memcpy(made + 1, block, before);
    __enzyme_cc_tape_released(block);
    return made + 1;
}
