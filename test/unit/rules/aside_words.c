/* Tries rules/runtime/aside.c: what is set aside comes back, or a number stays in its place.
 *
 * What that calls for memory comes here: it is compiled with -Drealloc=counted_realloc and so on.
 */
#include <pthread.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

uint64_t __enzyme_cc_tape_aside_open(void);
uint64_t __enzyme_cc_tape_aside_take(uint64_t *place);
void __enzyme_cc_tape_aside_back(void);
void __enzyme_cc_tape_aside_close(uint64_t before);
#define open __enzyme_cc_tape_aside_open
#define take __enzyme_cc_tape_aside_take
#define put_back __enzyme_cc_tape_aside_back
#define close __enzyme_cc_tape_aside_close

enum { MANY = 10000 };
static _Thread_local long held, refused;
static uint64_t words[MANY];

static void check(int holds, const char *what) {
    if (!holds) {
        printf("not so: %s\n", what);
        exit(1);
    }
}

void *counted_realloc(void *block, size_t size) {
    void *made = refused ? 0 : realloc(block, size);
    held += made && !block;
    return made;
}

void counted_free(void *block) {
    held -= block != 0;
    free(block);
}

static void fill(void) {
    for (int i = 0; i < MANY; i++)
        words[i] = 1000 + i;
}

static void what_is_set_aside_comes_back_where_no_number_has_come(void) {
    uint64_t before = open();
    fill();
    for (int i = 0; i < MANY; i++)
        check(take(words + i) == 0 && words[i] == 0, "a word is free until all is done");
    words[7] = 5;
    close(before);
    for (int i = 0; i < MANY; i++)
        check(words[i] == (i == 7 ? 5 : 1000u + i), "a word is as it was, or has a number");
    check(held == 0, "nothing is kept");
}

static void outside_of_derivatives_nothing_is_set_aside(void) {
    fill();
    check(take(words) == 0 && words[0] == 1000, "nobody would put it back");
    put_back();
    check(words[0] == 1000 && held == 0, "there is nothing to put back");
}

static __attribute__((noinline)) void inner(void) {
    uint64_t before = open();
    check(take(words + 1) == 0, "there is room");
    close(before);
    check(words[1] == 1001 && words[0] == 0, "what others have set aside stays there");
}

static void a_derivative_inside_of_another_puts_its_own_back(void) {
    uint64_t before = open(), again;
    fill();
    take(words);
    inner();
    /* As where the inner one has become part of the outer one. */
    again = open();
    take(words + 2);
    close(again);
    check(words[2] == 1002 && words[0] == 0, "it is the same in one frame");
    take(words + 3);
    close(before);
    check(words[0] == 1000 && words[3] == 1003 && held == 0, "the outer one goes on");
}

static void all_is_put_back_before_others_look(void) {
    uint64_t before = open(), again;
    fill();
    take(words);
    again = open();
    take(words + 1);
    put_back();
    check(words[0] == 1000 && words[1] == 1001, "all is there");
    take(words + 2);
    words[1] = 0;
    close(again);
    check(words[2] == 1002 && words[1] == 0, "and is not put back again");
    put_back();
    words[0] = 0;
    close(before);
    check(words[0] == 0 && held == 0, "nor is it at the end");
}

static void without_memory_nothing_is_changed(void) {
    uint64_t before = open();
    fill();
    refused = 1;
    check(take(words) > 0 && words[0] == 1000, "it says so");
    refused = 0;
    check(take(words) == 0 && words[0] == 0, "it may be asked again");
    close(before);
    check(words[0] == 1000 && held == 0, "it is as ever");
}

static jmp_buf out;

static __attribute__((noinline)) void left(int depth) {
    volatile char room[256];
    room[0] = 0;
    open();
    take(words);
    if (depth)
        left(depth - 1);
    longjmp(out, room[0] + 1);
}

static void what_is_left_in_the_middle_is_forgotten(void) {
    uint64_t before;
    fill();
    if (!setjmp(out))
        left(3);
    words[0] = 17;
    before = open();
    take(words + 1);
    close(before);
    check(words[0] == 17 && words[1] == 1001, "nobody puts back what may be gone");
    check(take(words) == 0 && words[0] == 17, "no derivative is open");
    check(held == 0, "nothing is kept");
}

static void *of_another_thread(void *given) {
    uint64_t *word = given;
    take(word);
    check(*word == 9, "the other thread has no derivative");
    for (int i = 0; i < MANY; i++) {
        uint64_t before = open();
        take(word);
        close(before);
    }
    check(*word == 9 && held == 0, "each thread has its own");
    return 0;
}

static void each_thread_has_a_list(void) {
    uint64_t other[4] = {9, 9, 9, 9}, before = open();
    pthread_t threads[4];
    fill();
    for (int i = 0; i < 4; i++)
        pthread_create(threads + i, 0, of_another_thread, other + i);
    for (int i = 0; i < MANY; i++)
        take(words + i);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], 0);
    close(before);
    check(words[MANY - 1] == 1000 + MANY - 1 && held == 0, "they are not in each other's way");
}

int main(void) {
    what_is_set_aside_comes_back_where_no_number_has_come();
    outside_of_derivatives_nothing_is_set_aside();
    a_derivative_inside_of_another_puts_its_own_back();
    all_is_put_back_before_others_look();
    without_memory_nothing_is_changed();
    what_is_left_in_the_middle_is_forgotten();
    each_thread_has_a_list();
    puts("ok");
}
