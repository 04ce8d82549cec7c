/* Tries rules/runtime/tape.c: arenas, and which large blocks wait for the next call, for how long.
 *
 * What that calls for memory comes here: it is compiled with -Dmalloc=counted_malloc and so on.
 */
#include <pthread.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

void *__enzyme_cc_tape_reserved(uint64_t size);
void __enzyme_cc_tape_released(void *buffer);
void *__enzyme_cc_tape_grown(void *buffer, uint64_t before, uint64_t size);
void __enzyme_cc_tape_open(void);
void __enzyme_cc_tape_close(void);
#define reserved __enzyme_cc_tape_reserved
#define released __enzyme_cc_tape_released
#define grown __enzyme_cc_tape_grown

enum { KIB = 1 << 10, MIB = 1 << 20, PLACES = 32, BYTES = 256 * MIB };

static void check(int holds, const char *what) {
    if (!holds) {
        printf("not so: %s\n", what);
        exit(1);
    }
}

static long calls, held, lost;

void *counted_realloc(void *block, size_t size) {
    void *made = realloc(block, size);
    __atomic_add_fetch(&calls, 1, __ATOMIC_RELAXED);
    if (made && !block)
        __atomic_add_fetch(&held, 1, __ATOMIC_RELAXED);
    return made;
}

void *counted_malloc(size_t size) {
    return counted_realloc(0, size);
}

void counted_free(void *block) {
    if (block)
        __atomic_sub_fetch(&held, 1, __ATOMIC_RELAXED);
    free(block);
}

static void *filled(uint64_t size, int with) {
    return memset(reserved(size), with, size);
}

static void a_large_buffer_waits_for_the_next_of_about_its_size(void) {
    char *first = reserved(MIB), *other;
    released(first);
    other = reserved(MIB / 2 - 1);
    check(other != first, "half of a buffer does not lie idle");
    released(other);
    check((other = reserved(MIB - KIB)) == first, "a little less has room in it");
    char *another = reserved(MIB - KIB);
    check(another != first, "it is taken once");
    released(another);
    released(other);
    check((other = reserved(MIB + 1)) != first, "more has no room in it");
    released(other);
}

static void the_smallest_that_has_room_is_taken(void) {
    char *large = reserved(190 * KIB), *small = reserved(150 * KIB);
    released(large);
    released(small);
    check(reserved(149 * KIB) == small, "the smaller one first");
    check(reserved(149 * KIB) == large, "then the larger one");
    released(small);
    released(large);
}

static void what_was_there_is_there_in_what_has_grown(void) {
    for (int way = 0; way < 2; ++way) {
        char *old = grown(0, 0, 300 * KIB), *waiting = reserved(700 * KIB), *now;
        memset(old, 7, 300 * KIB);
        if (way)
            released(waiting);
        now = grown(old, 300 * KIB, 700 * KIB);
        check((now == waiting) == way, "it grows into one that waits");
        for (int each = 0; each < 300 * KIB; ++each)
            check(now[each] == 7, "bytes go with it");
        memset(now, 1, 700 * KIB);
        check(grown(now, 700 * KIB, 600 * KIB) == now, "it never shrinks");
        released(now);
        if (!way)
            released(waiting);
    }
}

static void the_oldest_is_given_up_where_there_is_no_place(void) {
    void *all[PLACES + 8];
    for (int each = 0; each < PLACES + 8; ++each)
        all[each] = filled((100 + each) * KIB, each);
    for (int each = 0; each < PLACES + 8; ++each)
        released(all[each]);
    for (int each = PLACES + 7; each >= 8; --each)
        check(reserved((100 + each) * KIB) == all[each], "the newest wait");
    for (int each = 8; each < PLACES + 8; ++each)
        released(all[each]);
}

static void so_many_bytes_wait_and_no_more(void) {
    char *most = reserved(BYTES), *more = reserved((uint64_t)BYTES + 1), *half = reserved(BYTES / 2);
    released(more);
    released(most);
    check(reserved(BYTES) == most, "the largest that may wait");
    released(most);
    released(half);
    check(reserved(BYTES / 2) == half, "the newest waits");
    released(half);
}

static void null_is_as_for_free_and_realloc(void) {
    released(0);
    check(reserved(UINT64_MAX) == 0, "no size goes round");
    check(reserved((uint64_t)1 << 62) == 0, "null where there is no memory");
    char *small = grown(0, 0, 1);
    check(grown(small, 1, UINT64_MAX - 3) == 0, "what does not grow stays");
    small[0] = 1;
    released(small);
}

#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
static uint64_t address_space(void) {
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    check(file && fscanf(file, "%lu", &pages) == 1, "/proc says how much there is");
    fclose(file);
    return pages * (uint64_t)sysconf(_SC_PAGESIZE);
}
#endif

/* With so little memory that one is freed for the other; sanitizers take too much for that. */
static void what_waits_goes_where_there_is_no_memory(void) {
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
    struct rlimit before, limit;
    char *first = reserved(100 * MIB), *other;
    getrlimit(RLIMIT_AS, &before);
    limit = before;
    limit.rlim_cur = address_space() + 50 * MIB;
    setrlimit(RLIMIT_AS, &limit);
    released(first);
    other = reserved(120 * MIB);
    check(other != 0, "it takes the memory of one that waits");
    released(other);
    other = grown(grown(0, 0, 20 * MIB), 20 * MIB, 135 * MIB);
    check(other != 0, "it grows over one that waits");
    released(other);
    setrlimit(RLIMIT_AS, &before);
#endif
}

/* -- arenas ------------------------------------------------------------------------------------ */

enum { DEEP = 20000 };
static char *blocks[DEEP];

static uint64_t size_of(int each) {
    return 1 + each * 7919 % 900;
}

static void reserve_all(int from, int to) {
    for (int each = from; each < to; ++each) {
        blocks[each] = reserved(size_of(each));
        check((uintptr_t)blocks[each] % 16 == 0, "blocks are aligned as those of malloc");
        memset(blocks[each], each, size_of(each));
    }
}

static void check_all(int from, int to) {
    for (int each = from; each < to; ++each)
        for (uint64_t at = 0; at < size_of(each); ++at)
            check(blocks[each][at] == (char)each, "nobody else writes to a block");
}

static void what_is_given_back_in_the_opposite_order_is_cut_again(void) {
    for (int time = 0; time < 3; ++time) {
        long before = calls;
        __enzyme_cc_tape_open();
        reserve_all(0, DEEP);
        check_all(0, DEEP);
        for (int each = DEEP; each;)
            released(blocks[--each]);
        char *first = blocks[0];
        check(reserved(5) == first, "the first is cut where it was");
        released(first);
        __enzyme_cc_tape_close();
        check(calls - before <= 12, "the heap is asked for chunks only");
        check(!time || calls == before, "chunks wait for the next time");
    }
}

static void what_is_given_back_in_between_goes_with_the_last(void) {
    __enzyme_cc_tape_open();
    reserve_all(0, 1000);
    for (int each = 0; each < 999; ++each)
        released(blocks[each]);
    check_all(999, 1000);
    char *behind = reserved(1);
    check(behind > blocks[999], "the last is there still");
    __enzyme_cc_tape_open();
    reserve_all(1000, 1100);
    for (int each = 1000; each < 1100; ++each)
        released(blocks[each]);
    __enzyme_cc_tape_close();
    released(behind);
    released(blocks[999]);
    check(reserved(1) == blocks[0], "all are gone");
    released(blocks[0]);
    __enzyme_cc_tape_close();
}

static void the_last_block_grows_where_it_is(void) {
    __enzyme_cc_tape_open();
    char *first = grown(0, 0, 10), *second, *third;
    memset(first, 3, 10);
    check(grown(first, 10, 5000) == first, "it is the last");
    check((second = reserved(16)) > first + 4999, "the next one lies behind it");
    third = grown(first, 10, 9000);
    check(third > second, "it is the last no more");
    for (int each = 0; each < 10; ++each)
        check(third[each] == 3, "bytes go with it");
    third = grown(third, 10, 40 * KIB);
    third = grown(third, 10, 700 * KIB);
    for (int each = 0; each < 10; ++each)
        check(third[each] == 3, "they go with it to the heap");
    released(third);
    released(second);
    check(reserved(1) == first, "all are gone");
    released(first);
    __enzyme_cc_tape_close();
}

static void outside_of_derivatives_blocks_are_the_heap_s(void) {
    long before = held;
    char *tape = reserved(100);
    check(held == before + 1, "a block for itself");
    __enzyme_cc_tape_open();
    char *inner = reserved(100);
    released(tape);
    check(held == before, "it goes at once");
    __enzyme_cc_tape_close();
    released(inner);
    __enzyme_cc_tape_open();
    check(reserved(100) == inner, "what outlives a derivative is cut from its arena until it goes");
    released(inner);
    __enzyme_cc_tape_close();
}

static jmp_buf left;

static __attribute__((noinline)) void leave(int depth) {
    volatile char frame[64] = {depth};
    __enzyme_cc_tape_open();
    reserved(100); /* lost, as what exceptions leave behind */
    if (depth)
        leave(depth - 1);
    longjmp(left, 1 + 0 * frame[0]);
}

static void one_that_was_left_is_not_open(void) {
    char *outside, *inside;
    long before;
    if (!setjmp(left))
        leave(3);
    before = held;
    outside = reserved(100);
    check(held == before + 1, "a block of the heap");
    __enzyme_cc_tape_open();
    inside = reserved(100);
    check(held == before + 1, "one of the arena");
    __enzyme_cc_tape_close();
    released(inside);
    released(outside);
    outside = reserved(100);
    check(held == before + 1, "closed, and the heap's again");
    released(outside);
    lost = 1; /* the chunk with what was left */
}

static void *gives_back(void *block) {
    __enzyme_cc_tape_open();
    char *mine = reserved(64);
    released(block);
    memset(mine, 9, 64);
    char *other = reserved(64);
    check(other != block, "it is cut from its own arena");
    released(other);
    released(mine);
    __enzyme_cc_tape_close();
    return 0;
}

static void another_thread_may_give_back(void) {
    pthread_t thread;
    __enzyme_cc_tape_open();
    char *first = reserved(100), *last = reserved(100);
    pthread_create(&thread, 0, gives_back, last);
    char *behind = reserved(100);
    pthread_join(thread, 0);
    released(behind);
    check(reserved(100) == last, "it is gone once what is behind it is");
    released(last);
    released(first);
    __enzyme_cc_tape_close();
}

/* -- threads ----------------------------------------------------------------------------------- */

static void *in_a_thread(void *seed) {
    uint64_t state = (uintptr_t)seed * 2654435761u + 1;
    void *mine[8] = {0};
    uint64_t sizes[8] = {0};
    if (state & 2)
        __enzyme_cc_tape_open();
    for (int round = 0; round < 3000; ++round) {
        int at = (state = state * 6364136223846793005u + 1442695040888963407u) >> 61;
        uint64_t size = 1 + (state >> 33) % (256 * KIB);
        if (mine[at]) {
            unsigned char *bytes = mine[at];
            check(bytes[0] == at && bytes[sizes[at] - 1] == at, "nobody else has it");
        }
        if (mine[at] && state >> 60 & 1) {
            released(mine[at]);
            mine[at] = 0;
            continue;
        }
        if (mine[at] && sizes[at] >= size)
            continue;
        mine[at] = grown(mine[at], sizes[at], size);
        sizes[at] = size;
        ((unsigned char *)mine[at])[0] = ((unsigned char *)mine[at])[size - 1] = at;
    }
    for (int each = 0; each < 8; ++each)
        released(mine[each]);
    if ((uintptr_t)seed * 2654435761u + 1 & 2)
        __enzyme_cc_tape_close();
    return 0;
}

static void threads_share_what_waits(void) {
    pthread_t threads[4];
    for (uintptr_t each = 0; each < 4; ++each)
        pthread_create(&threads[each], 0, in_a_thread, (void *)(each + 1));
    for (int each = 0; each < 4; ++each)
        pthread_join(threads[each], 0);
}

static void all_is_freed_at_the_end(void) {
    check(held == lost, "nothing else is held");
}

int main(void) {
    atexit(all_is_freed_at_the_end); /* called behind what is arranged later */
    what_is_given_back_in_the_opposite_order_is_cut_again();
    what_is_given_back_in_between_goes_with_the_last();
    the_last_block_grows_where_it_is();
    outside_of_derivatives_blocks_are_the_heap_s();
    another_thread_may_give_back();
    a_large_buffer_waits_for_the_next_of_about_its_size();
    the_smallest_that_has_room_is_taken();
    what_was_there_is_there_in_what_has_grown();
    the_oldest_is_given_up_where_there_is_no_place();
    so_many_bytes_wait_and_no_more();
    null_is_as_for_free_and_realloc();
    what_waits_goes_where_there_is_no_memory();
    threads_share_what_waits();
    one_that_was_left_is_not_open();
    puts("ok");
}
