/* Addresses that are set aside while a reverse sweep runs, so that their words can get adjoints.
 *
 * A word of a shadow holds the address that a function left there last, or the adjoint of numbers that
 * were there before: when the reverse of that function has come, the address is of no use until all
 * is done. It waits here, and comes back where no number has come. Each thread has a list; it is in use
 * while a derivative of that thread is open, which is known as tape.c knows it. One that an exception has
 * left takes nothing along: before code of the user runs that may throw, all is put back.
 */
#include <stddef.h>
#include <stdint.h>

void free(void *block);
void *realloc(void *block, size_t size);

enum { FIRST = 32 };

struct word {
    uint64_t *place, was;
};

static _Thread_local struct {
    struct word *words;
    /* `back`: how many are there again. */
    uint64_t used, room, back, depth;
    /* Where the frame is that the outermost derivative was begun in. */
    char *outermost;
} aside;

/* Begin a derivative; how many words others have set aside. */
uint64_t __enzyme_cc_tape_aside_open(void) {
    char *here = __builtin_frame_address(0);
    if (here > aside.outermost) {
        aside.outermost = here;
        aside.depth = aside.used = aside.back = 0;
    }
    ++aside.depth;
    return aside.used;
}

/* Set an address aside, if a derivative is open; return how many bytes there is no memory for. */
uint64_t __enzyme_cc_tape_aside_take(uint64_t *place) {
    if ((char *)__builtin_frame_address(0) > aside.outermost)
        return 0;
    if (aside.used == aside.room) {
        uint64_t room = aside.room ? 2 * aside.room : FIRST, size = room * sizeof(struct word);
        struct word *made = realloc(aside.words, size);
        if (!made)
            return size;
        aside.words = made;
        aside.room = room;
    }
    aside.words[aside.used++] = (struct word){place, *place};
    *place = 0;
    return 0;
}

/* Put all back that is still aside; where a number has come, that stays. */
void __enzyme_cc_tape_aside_back(void) {
    for (uint64_t at = aside.used; at > aside.back;) {
        struct word last = aside.words[--at];
        if (!*last.place)
            *last.place = last.was;
    }
    aside.back = aside.used;
}

/* End a derivative: put back what was set aside since it began. */
void __enzyme_cc_tape_aside_close(uint64_t before) {
    while (aside.used > before) {
        struct word last = aside.words[--aside.used];
        if (aside.used >= aside.back && !*last.place)
            *last.place = last.was;
    }
    if (aside.back > aside.used)
        aside.back = aside.used;
    if (aside.depth && !--aside.depth) {
        aside.outermost = 0;
        free(aside.words);
        aside.words = 0;
        aside.used = aside.room = aside.back = 0;
    }
}
