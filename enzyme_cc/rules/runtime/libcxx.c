/* Functions of libc++ that its headers call and that are in its library alone, written once more.
 *
 * Names are as C++ mangles them, and objects as libc++ 14 to 22 has them.
 */
#include <stddef.h>
#include <stdlib.h>

/* -- std::sort of numbers by `<`, which the library has ready made ------------------------------ */

/* A merge sort of places from the bottom up, and then each number moves once. */
#define SORT(NAME, NUMBER)                                                                         \
    void NAME(NUMBER *first, NUMBER *last, void *less) {                                           \
        (void)less;                                                                                \
        size_t count = (size_t)(last - first);                                                     \
        if (count < 2) return;                                                                     \
        size_t *from = malloc(2 * count * sizeof *from), *to = from + count, *const all = from;    \
        NUMBER *old = malloc(count * sizeof *old);                                                 \
        if (!all || !old) abort();                                                                 \
        for (size_t i = 0; i < count; ++i) from[i] = i, old[i] = first[i];                         \
        for (size_t width = 1; width < count; width *= 2) {                                        \
            for (size_t start = 0; start < count; start += 2 * width) {                            \
                size_t middle = start + width < count ? start + width : count;                     \
                size_t stop = middle + width < count ? middle + width : count;                     \
                size_t left = start, right = middle;                                               \
                for (size_t at = start; at < stop; ++at) {                                         \
                    int is_left = left < middle;                                                   \
                    if (is_left && right < stop) is_left = !(old[from[right]] < old[from[left]]);  \
                    to[at] = is_left ? from[left++] : from[right++];                               \
                }                                                                                  \
            }                                                                                      \
            size_t *swapped = from;                                                                \
            from = to, to = swapped;                                                               \
        }                                                                                          \
        for (size_t i = 0; i < count; ++i) first[i] = old[from[i]];                                \
        free(old);                                                                                 \
        free(all);                                                                                 \
    }

SORT(_ZNSt3__16__sortIRNS_6__lessIddEEPdEEvT0_S5_T_, double)
SORT(_ZNSt3__16__sortIRNS_6__lessIeeEEPeEEvT0_S5_T_, long double)
SORT(_ZNSt3__16__sortIRNS_6__lessIffEEPfEEvT0_S5_T_, float)
SORT(_ZNSt3__16__sortIRNS_6__lessIiiEEPiEEvT0_S5_T_, int)
SORT(_ZNSt3__16__sortIRNS_6__lessIjjEEPjEEvT0_S5_T_, unsigned)
SORT(_ZNSt3__16__sortIRNS_6__lessIllEEPlEEvT0_S5_T_, long)
SORT(_ZNSt3__16__sortIRNS_6__lessImmEEPmEEvT0_S5_T_, unsigned long)

/* -- std::shared_ptr ---------------------------------------------------------------------------- */

/* What has owners, of whom it counts all but one, and those that only look at it. */
struct counted {
    void (**table)(struct counted *self);
    long owners, watchers;
};

/* Two destructors come first in the table. */
enum { END_OBJECT = 2, GET_DELETER, END_COUNTS };

void _ZNSt3__119__shared_weak_count14__release_weakEv(struct counted *counted) {
    if (__atomic_load_n(&counted->watchers, __ATOMIC_ACQUIRE) == 0
        || __atomic_add_fetch(&counted->watchers, -1, __ATOMIC_ACQ_REL) == -1)
        counted->table[END_COUNTS](counted);
}

struct counted *_ZNSt3__119__shared_weak_count4lockEv(struct counted *counted) {
    long owners = __atomic_load_n(&counted->owners, __ATOMIC_SEQ_CST);
    while (owners != -1)
        if (__atomic_compare_exchange_n(
                &counted->owners, &owners, owners + 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
            return counted;
    return NULL;
}

void _ZNSt3__119__shared_weak_countD2Ev(struct counted *counted) { (void)counted; }
