/* Shadows of exceptions of C++, which whoever catches one finds by its address.
 *
 * An exception is memory of the C++ library. It goes when the last handler has ended, be that in other
 * code, on another thread, or by std::exception_ptr: so its destructor, which the library calls then, is
 * replaced by one that forgets the shadow first. What has none was thrown by code without derivatives, or
 * holds no numbers that have any: its shadow is the exception itself, which says so.
 */
#include <stddef.h>
#include <stdint.h>

void *calloc(size_t count, size_t size);
void free(void *block);

/* In front of each shadow; its size is a multiple of the alignment of malloc. */
struct entry {
    struct entry *next;
    char *object;
    uint64_t size, lane;
    void (*destroy)(void *object);
    /* Whether the shadow goes with the exception, and not when a reverse sweep has ended. */
    uint32_t goes, is_found;
};

/* One list for the whole program. */
struct {
    struct entry *first;
    uint32_t locked;
} __enzyme_cc_exceptions_shared;

static void lock(void) {
    while (__atomic_exchange_n(&__enzyme_cc_exceptions_shared.locked, 1, __ATOMIC_ACQUIRE)) {
    }
}

static void unlock(void) {
    __atomic_store_n(&__enzyme_cc_exceptions_shared.locked, 0, __ATOMIC_RELEASE);
}

/* Return a shadow of an exception that is made, with zeros in it; null where there is no memory. */
void *__enzyme_cc_exceptions_make(char *object, uint64_t size, uint64_t lane, uint32_t goes) {
    struct entry *made = calloc(1, sizeof *made + size);
    if (!made)
        return NULL;
    made->object = object;
    made->size = size;
    made->lane = lane;
    made->goes = goes;
    made->is_found = 1;
    lock();
    made->next = __enzyme_cc_exceptions_shared.first;
    __enzyme_cc_exceptions_shared.first = made;
    unlock();
    return made + 1;
}

/* Take all entries of an exception, or the one that is `only`, from the list; they are linked still. */
static struct entry *taken(const char *object, const struct entry *only) {
    struct entry *found = NULL;
    lock();
    struct entry **place = &__enzyme_cc_exceptions_shared.first;
    while (*place) {
        struct entry *each = *place;
        if (only ? each != only : each->object != object) {
            place = &each->next;
            continue;
        }
        *place = each->next;
        each->next = found;
        each->is_found = 0;
        found = each;
    }
    unlock();
    return found;
}

static void give_up(struct entry *found) {
    while (found) {
        struct entry *next = found->next;
        if (found->goes)
            free(found);
        found = next;
    }
}

/* The destructor that an exception is thrown with. */
static void over(char *object) {
    struct entry *found = taken(object, NULL);
    if (found && found->destroy)
        found->destroy(object);
    give_up(found);
}

/* Return the destructor to throw an exception with. */
void *__enzyme_cc_exceptions_thrown(char *object, void (*destroy)(void *)) {
    int is_any = 0;
    lock();
    for (struct entry *each = __enzyme_cc_exceptions_shared.first; each; each = each->next)
        if (each->object == object) {
            each->destroy = destroy;
            is_any = 1;
        }
    unlock();
    return is_any ? (void *)over : (void *)destroy;
}

/* Forget an exception that was not thrown after all. */
void __enzyme_cc_exceptions_undone(char *object) {
    give_up(taken(object, NULL));
}

/* Return the shadow of an exception that was caught, or of a part of it. */
void *__enzyme_cc_exceptions_caught(char *part, uint64_t lane) {
    char *shadow = part;
    lock();
    for (struct entry *each = __enzyme_cc_exceptions_shared.first; each; each = each->next)
        if (each->lane == lane && part >= each->object && part < each->object + each->size) {
            shadow = (char *)(each + 1) + (part - each->object);
            break;
        }
    unlock();
    return shadow;
}

/* Free a shadow at the end of a reverse sweep. */
void __enzyme_cc_exceptions_give_back(void *shadow) {
    struct entry *found = (struct entry *)shadow - 1;
    if (found->is_found)
        taken(NULL, found);
    free(found);
}
