// Operands of a routine as one array of numbers, of which a mask says which are its own.
#include <float.h>
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GUARD = 4, MOST = 4000 };
enum { GE, GB, TRI, BAND, PACK };
typedef struct {
    FIELDS
    long start[BUFFERS], length[BUFFERS], total;
    // Of each number: whether it is nobody's (0), an operand's (1), or always the same (2).
    unsigned char live[MOST];
    // What is added to it, and what it is multiplied with before.
    R shift[MOST], factor[MOST];
} setup;

int enzyme_const, enzyme_dup, enzyme_width, enzyme_runtime_activity;
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
void __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);

static unsigned long state = 1;
static unsigned chance(unsigned most) {
    state = state * 6364136223846793005ul + 1442695040888963407ul;
    return (unsigned)(state >> 33) % most;
}
// Away from 0, so that signs stay.
static R number(void) {
    R made = (R)(0.3 + 0.7 * chance(1000) / 1000.0);
    return chance(2) ? made : -made;
}
// No size is below this: some functions of the reference never come back from a size of 0.
static int least;
static int size(void) {
    static const int sizes[] = {0, 1, 2, 3, 3, 4, 5, 5};
    int made = sizes[chance(8)];
    return made < least ? least : made;
}
static int increment(void) {
    static const int steps[] = {1, 1, 2, -1, -2, 3};
    return steps[chance(6)];
}

static long place(setup *s, int at, long length) {
    s->start[at] = s->total + GUARD;
    s->length[at] = length;
    s->total += length + 2 * GUARD;
    if (s->total > MOST) abort();
    return s->start[at];
}
static void own(setup *s, long at) {
    for (int part = 0; part < PARTS; ++part) {
        s->live[at + part] = 1;
        s->factor[at + part] = 1;
    }
}
static void scalar(setup *s, int at, int parts) {
    long first = place(s, at, parts);
    for (int part = 0; part < parts; ++part) {
        s->live[first + part] = 1;
        s->factor[first + part] = 1;
    }
    // Now and then exactly 0, 1, or -1.
    int special = chance(8);
    if (special > 2) return;
    for (int part = 0; part < parts; ++part) s->factor[first + part] = 0;
    s->shift[first] = special == 0 ? 0 : special == 1 ? 1 : -1;
}
static void vector(setup *s, int at, long n, long step) {
    long apart = labs(step), first = place(s, at, n > 0 ? (1 + (n - 1) * apart) * PARTS : 0);
    for (long i = 0; i < n; ++i) own(s, first + i * apart * PARTS);
}
static void matrix(setup *s, int at, int kind, long rows, long columns, long low, long high, int upper,
                   int unit, int triangular, int hermitian, int *lead) {
    int by_rows = s->layout == 101;
    if (kind == BAND) {
        long k = low;
        low = upper ? 0 : k;
        high = upper ? k : 0;
    }
    int is_band = kind == GB || kind == BAND;
    long least = is_band ? low + high + 1 : by_rows ? columns : rows;
    long ld = (least > 1 ? least : 1) + chance(3), lines = by_rows ? rows : columns;
    if (lead) *lead = (int)ld;
    // The imaginary parts of a diagonal that is written are made 0, but where BLAS returns early: what
    // says so stays as it is then.
    int is_made = hermitian == 2 && chance(2);
    for (long i = 0; is_made && i < s->total; ++i)
        if (s->live[i] && s->factor[i] == 0) s->live[i] = 2;
    long count = kind == PACK ? rows * (rows + 1) / 2 : ld * lines;
    long first = place(s, at, count * PARTS);
    for (long i = 0; i < rows; ++i) {
        for (long j = 0; j < columns; ++j) {
            if (kind != GE && kind != GB && (upper ? j < i : j > i)) continue;
            if (is_band && (i - j > low || j - i > high)) continue;
            long index = by_rows ? i * ld + j : i + j * ld;
            if (is_band) index = by_rows ? low + j - i + i * ld : high + i - j + j * ld;
            if (kind == PACK) {
                long a = by_rows ? j : i, b = by_rows ? i : j;
                int is_upper = upper != by_rows;
                index = is_upper ? a + b * (b + 1) / 2 : a + (2 * rows - b - 1) * b / 2;
            }
            if (i == j && unit) continue;
            long here = first + index * PARTS;
            own(s, here);
            if (triangular) {
                for (int part = 0; part < PARTS; ++part) s->factor[here + part] = (R)(i == j ? 0.5 : 0.3);
                if (i == j) s->shift[here] = 2;
            }
#if PARTS == 2
            if (i == j && hermitian && !is_made) s->live[here + 1] = hermitian == 2 ? 2 : 0;
#endif
        }
    }
}
// Of two numbers: one is larger than the other, which is sometimes 0.
static inline void unequal(setup *s, int first, int second) {
    long larger = s->start[chance(2) ? first : second], other = s->start[first] + s->start[second] - larger;
    s->factor[larger] = s->factor[other] = 1;
    s->shift[larger] = chance(2) ? 3 : -3;
    s->shift[other] = 0;
    if (larger == s->start[first] && !chance(4)) s->factor[other] = 0;
}
// A number that says which others are meant.
static inline void flagged(setup *s, int at) {
    s->live[s->start[at]] = 2;
    s->shift[s->start[at]] = (R)chance(4) - 2;
}
