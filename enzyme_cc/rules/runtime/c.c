/* Functions of C's library that call back, written once more, so that there is IR of them.
 *
 * A program keeps calling its own; what is differentiated has these in their place, made part of
 * their callers (transform/frontends/library_bodies.py). What is sorted are places: then each element is moved
 * once, as bytes, and what these are, the code around them says.
 */
#include <stddef.h>

extern void *malloc(size_t);
extern void free(void *);
extern void abort(void);

typedef int (*comparison)(const void *, const void *);
typedef int (*comparison_with)(const void *, const void *, void *);

/* The comparisons of qsort and of qsort_r. */
#define PLAIN(a, b) compare(a, b)
#define WITH(a, b) compare(a, b, data)

static void *memory(size_t size) {
    void *found = malloc(size);
    if (!found) abort();
    return found;
}

/* A merge sort from the bottom up: what compares equal stays in order, as with glibc. */
#define SORTED_PLACES(COMPARE)                                                                     \
    size_t *from = memory(2 * count * sizeof *from), *to = from + count, *const all = from;        \
    for (size_t i = 0; i < count; ++i) from[i] = i;                                                \
    for (size_t width = 1; width < count; width *= 2) {                                            \
        for (size_t start = 0; start < count; start += 2 * width) {                                \
            size_t middle = start + width < count ? start + width : count;                         \
            size_t stop = middle + width < count ? middle + width : count;                         \
            size_t left = start, right = middle;                                                   \
            for (size_t at = start; at < stop; ++at) {                                             \
                int is_left = left < middle;                                                       \
                if (is_left && right < stop) {                                                     \
                    const char *one = base + from[left] * size, *other = base + from[right] * size;\
                    is_left = COMPARE(one, other) <= 0;                                            \
                }                                                                                  \
                to[at] = is_left ? from[left++] : from[right++];                                   \
            }                                                                                      \
        }                                                                                          \
        size_t *swapped = from;                                                                    \
        from = to, to = swapped;                                                                   \
    }

static void move(char *base, size_t count, size_t size, const size_t *places) {
    char *old = memory(count * size);
    __builtin_memcpy(old, base, count * size);
    for (size_t i = 0; i < count; ++i)
        __builtin_memcpy(base + i * size, old + places[i] * size, size);
    free(old);
}

void qsort(void *at, size_t count, size_t size, comparison compare) {
    char *base = at;
    if (count < 2 || !size) return;
    SORTED_PLACES(PLAIN)
    move(base, count, size, from);
    free(all);
}

void qsort_r(void *at, size_t count, size_t size, comparison_with compare, void *data) {
    char *base = at;
    if (count < 2 || !size) return;
    SORTED_PLACES(WITH)
    move(base, count, size, from);
    free(all);
}

void *bsearch(const void *key, const void *at, size_t count, size_t size, comparison compare) {
    const char *base = at;
    while (count) {
        const char *middle = base + count / 2 * size;
        int side = compare(key, middle);
        if (!side) return (void *)middle;
        if (side > 0) base = middle + size, count -= count / 2 + 1;
        else count /= 2;
    }
    return NULL;
}
