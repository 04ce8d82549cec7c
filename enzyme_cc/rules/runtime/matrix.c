/* Elements of matrices and vectors, for derivatives of routines of linear algebra.
 *
 * KIND is 32 or 64 bits; complex numbers are two reals, `PARTS` says which. A shape says which elements
 * are stored, column by column:
 *   0  all;  1  the upper triangle;  2  the lower one, both in a whole matrix
 *   3  a band: `low` diagonals below the main one and `high` above;
 *   4  the upper triangle, packed;  5  the lower one.
 * A vector is a matrix of one row, whose columns are `step` numbers apart.
 */
#include <stdint.h>

#if KIND == 32
typedef float real;
#define NOTHING __builtin_nanf("")
#else
typedef double real;
#define NOTHING __builtin_nan("")
#endif

enum { ALL, UPPER, LOWER, BAND, PACKED_UPPER, PACKED_LOWER };
/* How what is added to a stored element follows from a whole matrix G. */
enum { PLAIN, SYMMETRIC, HERMITIAN, UNIT };

typedef struct {
    int64_t shape, rows, columns, step, low, high;
} layout;
/* Of a column: the rows that are stored, and where the first of them is. */
typedef struct {
    int64_t from, to, at;
} run;

static inline int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t most(int64_t a, int64_t b) { return a < b ? b : a; }

static inline run run_of(const layout *in, int64_t j) {
    run it = {0, in->rows, j * in->step};
    switch (in->shape) {
    case UPPER: it.to = least(j + 1, in->rows); break;
    case LOWER: it.from = j; it.at += j; break;
    case BAND:
        it.from = most(0, j - in->high);
        it.to = least(in->rows, j + in->low + 1);
        it.at += in->high + it.from - j;
        break;
    case PACKED_UPPER: it.to = j + 1; it.at = j * (j + 1) / 2; break;
    case PACKED_LOWER: it.from = j; it.at = j * in->rows - j * (j - 1) / 2; break;
    default: break;
    }
    return it;
}

#define SHAPE int64_t shape, int64_t rows, int64_t columns, int64_t low, int64_t high
#define LAYOUT(step) {shape, rows, columns, step, low, high}
/* Two of the same shape. A row is a column where its numbers are side by side. */
#define PAIR(step, other) \
    layout in = LAYOUT(step), out = LAYOUT(other); \
    if (shape == ALL && rows == 1 && step == 1 && other == 1) { \
        in.rows = out.rows = columns; \
        in.columns = out.columns = 1; \
    }
#define EACH(in, it) \
    for (int64_t j = 0; j < (in).columns; ++j) \
        for (run it = run_of(&(in), j), *once = &it; once; once = 0)

/* to = from */
void MATRIX(copied)(SHAPE, const real *from, int64_t step, real *to, int64_t other) {
    PAIR(step, other)
    EACH(in, a) {
        run b = run_of(&out, j);
        for (int64_t i = 0; i < (a.to - a.from) * PARTS; ++i) to[b.at * PARTS + i] = from[a.at * PARTS + i];
    }
}

/* A triangle of a whole matrix is copied to where it is packed, or back. */
void MATRIX(packed)(int64_t n, int32_t lower, real *a, int64_t step, real *to, int32_t back) {
    for (int64_t j = 0; j < n; ++j)
        for (int64_t i = (lower ? j : 0) * PARTS; i < (lower ? n : j + 1) * PARTS; ++i, ++to) {
            real *from = a + j * step * PARTS + i;
            if (back)
                *from = *to;
            else
                *to = *from;
        }
}

/* x = s * x; what is multiplied with 0 is 0, whatever it was */
void MATRIX(scaled)(SHAPE, int32_t how, real s, real t, real *x, int64_t step) {
    PAIR(step, step)
    (void)out;
    int is_zero = s == 0 && t == 0;
    EACH(in, a) for (int64_t i = a.at; i < a.at + a.to - a.from; ++i) {
        if (how == UNIT && a.from + i - a.at == j) continue;
#if PARTS == 2
        real re = x[2 * i], im = x[2 * i + 1];
        x[2 * i] = is_zero ? 0 : s * re - t * im;
        x[2 * i + 1] = is_zero ? 0 : s * im + t * re;
#else
        x[i] = is_zero ? 0 : s * x[i];
#endif
    }
}

/* y += s * x, or s * conj(x) */
void MATRIX(added)(SHAPE, real s, real t, const real *x, int64_t step, int32_t conjugate, real *y,
                   int64_t other) {
    PAIR(step, other)
    EACH(in, a) {
        run b = run_of(&out, j);
        for (int64_t i = a.at, k = b.at; i < a.at + a.to - a.from; ++i, ++k) {
#if PARTS == 2
            real re = x[2 * i], im = conjugate ? -x[2 * i + 1] : x[2 * i + 1];
            y[2 * k] += s * re - t * im;
            y[2 * k + 1] += s * im + t * re;
#else
            y[k] += s * x[i];
#endif
        }
    }
    (void)t, (void)conjugate;
}

/* to[0] + i * to[1] = the sum of conj(x) * y, or of x * y */
void MATRIX(summed)(SHAPE, const real *x, int64_t step, int32_t conjugate, const real *y, int64_t other,
                    real *to) {
    PAIR(step, other)
    real re = 0, im = 0;
    EACH(in, a) {
        run b = run_of(&out, j);
        for (int64_t i = a.at, k = b.at; i < a.at + a.to - a.from; ++i, ++k) {
#if PARTS == 2
            real xr = x[2 * i], xi = conjugate ? -x[2 * i + 1] : x[2 * i + 1];
            re += xr * y[2 * k] - xi * y[2 * k + 1];
            im += xr * y[2 * k + 1] + xi * y[2 * k];
#else
            re += x[i] * y[k];
#endif
        }
    }
    to[0] = re;
#if PARTS == 2
    to[1] = im;
#else
    (void)im, (void)conjugate;
#endif
}

/* a += s * g, of which a stands for the other half, too: as `how` says */
static inline void folded(int32_t how, int64_t i, int64_t j, const real *g, const real *mirrored, real *a) {
    if (how == UNIT && i == j) return;
    a[0] += g[0];
#if PARTS == 2
    if (how != HERMITIAN || i != j) a[1] += g[1];
#endif
    if (i == j || how == PLAIN || how == UNIT) return;
    a[0] += mirrored[0];
#if PARTS == 2
    a[1] += how == HERMITIAN ? -mirrored[1] : mirrored[1];
#endif
}

#if PARTS == 2
static inline void multiplied(real s, real t, const real *p, const real *q, int32_t conjugate, real *to) {
    real pi = conjugate & 1 ? -p[1] : p[1], qi = conjugate & 2 ? -q[1] : q[1];
    real re = s * q[0] - t * qi, im = s * qi + t * q[0];
    to[0] = p[0] * re - pi * im;
    to[1] = p[0] * im + pi * re;
}
#endif

/* a += s * u * v', with the conjugates of u (1), of v (2) */
void MATRIX(ranked)(SHAPE, int32_t how, real s, real t, const real *u, int64_t next, const real *v,
                    int64_t after, int32_t conjugate, real *a, int64_t step) {
    layout in = LAYOUT(step);
    int is_whole = how == PLAIN || how == UNIT;
    EACH(in, it) for (int64_t i = it.from, k = it.at; i < it.to; ++i, ++k) {
#if PARTS == 2
        real g[2], h[2] = {0, 0};
        multiplied(s, t, u + 2 * i * next, v + 2 * j * after, conjugate, g);
        if (!is_whole) multiplied(s, t, u + 2 * j * next, v + 2 * i * after, conjugate, h);
        folded(how, i, j, g, h, a + 2 * k);
#else
        real g = s * u[i * next] * v[j * after], h = is_whole ? 0 : s * u[j * next] * v[i * after];
        folded(how, i, j, &g, &h, a + k);
#endif
    }
    (void)t, (void)conjugate;
}

/* a += s * g, a whole matrix */
void MATRIX(gathered)(SHAPE, int32_t how, real s, real t, const real *g, int64_t other, real *a, int64_t step) {
    layout in = LAYOUT(step);
    EACH(in, it) for (int64_t i = it.from, k = it.at; i < it.to; ++i, ++k) {
#if PARTS == 2
        const real *p = g + 2 * (i + j * other), *q = g + 2 * (how == PLAIN || how == UNIT ? 0 : j + i * other);
        real x[2] = {s * p[0] - t * p[1], s * p[1] + t * p[0]};
        real y[2] = {s * q[0] - t * q[1], s * q[1] + t * q[0]};
        folded(how, i, j, x, y, a + 2 * k);
#else
        real x = s * g[i + j * other], y = how == PLAIN || how == UNIT ? 0 : s * g[j + i * other];
        (void)t;
        folded(how, i, j, &x, &y, a + k);
#endif
    }
}

/* y += s * diag(d) * x, of a whole matrix x whose rows and columns are some numbers apart. Of d there
 * are meant its numbers (0), their real parts (1), their conjugates (2), or it is stored as real (3). */
void MATRIX(weighted)(SHAPE, real s, real t, const real *d, int64_t step, int32_t which, const real *x,
                      int64_t row, int64_t column, real *y, int64_t other_row, int64_t other_column,
                      int64_t count) {
    layout in = LAYOUT(step);
    EACH(in, it) {
        const real *e = d + (it.at + j - it.from) * (which == 3 ? 1 : PARTS);
#if PARTS == 2
        real di = which == 0 ? e[1] : which == 2 ? -e[1] : 0, re = s * e[0] - t * di, im = s * di + t * e[0];
        for (int64_t k = 0; k < count; ++k) {
            const real *p = x + 2 * (j * row + k * column);
            real *q = y + 2 * (j * other_row + k * other_column);
            q[0] += re * p[0] - im * p[1];
            q[1] += re * p[1] + im * p[0];
        }
#else
        (void)t, (void)which;
        for (int64_t k = 0; k < count; ++k)
            y[j * other_row + k * other_column] += s * e[0] * x[j * row + k * column];
#endif
    }
}

/* y += s * sign(x), part by part */
void MATRIX(signed)(SHAPE, real s, const real *x, int64_t step, real *y, int64_t other) {
    PAIR(step, other)
    EACH(in, a) {
        run b = run_of(&out, j);
        for (int64_t i = 0; i < (a.to - a.from) * PARTS; ++i) {
            real v = x[a.at * PARTS + i];
            y[b.at * PARTS + i] += v > 0 ? s : v < 0 ? -s : 0;
        }
    }
}

/* to = the sum of sign(x) * y, part by part */
void MATRIX(slopes)(SHAPE, const real *x, int64_t step, const real *y, int64_t other, real *to) {
    PAIR(step, other)
    real sum = 0;
    EACH(in, a) {
        run b = run_of(&out, j);
        for (int64_t i = 0; i < (a.to - a.from) * PARTS; ++i) {
            real v = x[a.at * PARTS + i], w = y[b.at * PARTS + i];
            sum += v > 0 ? w : v < 0 ? -w : 0;
        }
    }
    to[0] = sum;
}

/* to[0] = whether anything but 0 is stored */
void MATRIX(tested)(SHAPE, int32_t how, const real *x, int64_t step, int32_t *to) {
    layout in = LAYOUT(step);
    int32_t found = 0;
    EACH(in, a) for (int64_t i = a.at; i < a.at + a.to - a.from; ++i) {
        if (how == UNIT && a.from + i - a.at == j) continue;
        for (int part = 0; part < PARTS; ++part) found |= !(x[i * PARTS + part] == 0);
    }
    *to = found;
}

/* The other triangle of a whole matrix becomes the mirror image of one, whose diagonal is real. */
void MATRIX(mirrored)(int64_t n, int32_t lower, real *a, int64_t step) {
    for (int64_t j = 0; j < n; ++j) {
        for (int64_t i = j + 1; i < n; ++i) {
            real *from = a + (lower ? i + j * step : j + i * step) * PARTS;
            real *to = a + (lower ? j + i * step : i + j * step) * PARTS;
            to[0] = from[0];
#if PARTS == 2
            to[1] = -from[1];
#endif
        }
#if PARTS == 2
        a[(j + j * step) * 2 + 1] = 0;
#endif
    }
}

/* The other triangle of a whole matrix becomes that of a symmetric one. */
void MATRIX(reflected)(int64_t n, int32_t lower, real *a, int64_t step) {
    for (int64_t j = 0; j < n; ++j)
        for (int64_t i = (j + 1) * PARTS; i < n * PARTS; ++i) {
            int64_t row = i / PARTS, part = i % PARTS;
            real *below = a + (row + j * step) * PARTS + part, *right = a + (j + row * step) * PARTS + part;
            *(lower ? right : below) = *(lower ? below : right);
        }
}

/* The other triangle of a whole matrix becomes 0, and the diagonal half of its real part. */
void MATRIX(halved)(int64_t n, int32_t lower, real *a, int64_t step) {
    for (int64_t j = 0; j < n; ++j) {
        for (int64_t i = j + 1; i < n; ++i)
            for (int part = 0; part < PARTS; ++part)
                a[(lower ? j + i * step : i + j * step) * PARTS + part] = 0;
        a[(j + j * step) * PARTS] /= 2;
#if PARTS == 2
        a[(j + j * step) * 2 + 1] = 0;
#endif
    }
}

#if PARTS == 2
/* Numbers become their conjugates. */
void MATRIX(conjugated)(SHAPE, real *x, int64_t step) {
    layout in = LAYOUT(step);
    EACH(in, a) for (int64_t i = a.at; i < a.at + a.to - a.from; ++i) x[2 * i + 1] = -x[2 * i + 1];
}

/* The imaginary parts of a diagonal become 0. */
void MATRIX(real_diagonal)(SHAPE, real *x, int64_t step) {
    layout in = LAYOUT(step);
    EACH(in, a) x[2 * (a.at + j - a.from) + 1] = 0;
}
#endif

/* Rows are exchanged, first to last, or last to first. */
void MATRIX(exchanged)(int64_t n, int64_t columns, real *a, int64_t row, int64_t column, const void *pivots,
                       int32_t is_wide, int32_t back) {
    for (int64_t k = 0; k < n; ++k) {
        int64_t i = back ? n - 1 - k : k;
        int64_t other = (is_wide ? ((const int64_t *)pivots)[i] : ((const int32_t *)pivots)[i]) - 1;
        if (other == i) continue;
        for (int64_t j = 0; j < columns; ++j)
            for (int part = 0; part < PARTS; ++part) {
                real *one = a + (i * row + j * column) * PARTS + part;
                real *two = a + (other * row + j * column) * PARTS + part;
                real kept = *one;
                *one = *two;
                *two = kept;
            }
    }
}

/* to += s * from', or the conjugate of that; all of whole matrices */
void MATRIX(turned)(int64_t rows, int64_t columns, real s, real t, const real *from, int64_t step,
                    int32_t conjugate, real *to, int64_t other) {
    for (int64_t j = 0; j < columns; ++j)
        for (int64_t i = 0; i < rows; ++i) {
            const real *p = from + (j + i * step) * PARTS;
            real *q = to + (i + j * other) * PARTS;
#if PARTS == 2
            real im = conjugate ? -p[1] : p[1];
            q[0] += s * p[0] - t * im;
            q[1] += s * im + t * p[0];
#else
            q[0] += s * p[0];
#endif
        }
    (void)t, (void)conjugate;
}

/* Elements are divided by the eigenvalue of the column less (sign -1) that of the row, or both together:
 * where that is 0, they are 0. */
void MATRIX(parted)(int64_t n, real *a, int64_t step, int32_t by_rows, const real *values, int32_t sign) {
    for (int64_t j = 0; j < n; ++j)
        for (int64_t i = 0; i < n; ++i) {
            real *p = a + (by_rows ? j + i * step : i + j * step) * PARTS, gap = values[j] + sign * values[i];
            for (int part = 0; part < PARTS; ++part) p[part] = gap == 0 ? 0 : p[part] / gap;
        }
}

/* to += s * the sum of each row of x times the conjugates of y; the real part of that where it is real */
void MATRIX(rows)(int64_t n, int64_t count, real s, real t, const real *x, int64_t row, int64_t column,
                  const real *y, int64_t other_row, int64_t other_column, real *to, int64_t step, int32_t is_real) {
    for (int64_t i = 0; i < n; ++i) {
        real re = 0, im = 0;
        for (int64_t k = 0; k < count; ++k) {
            const real *p = x + (i * row + k * column) * PARTS, *q = y + (i * other_row + k * other_column) * PARTS;
            re += p[0] * q[0] + (PARTS == 2 ? p[PARTS - 1] * q[PARTS - 1] : 0);
            if (PARTS == 2) im += p[PARTS - 1] * q[0] - p[0] * q[PARTS - 1];
        }
        real *at = to + i * step * (is_real ? 1 : PARTS);
        at[0] += s * re - t * im;
        if (PARTS == 2 && !is_real) at[PARTS - 1] += s * im + t * re;
    }
}

#if PARTS == 1
/* Numbers become 1 divided by them; 0 stays 0. */
void MATRIX(inverted)(int64_t n, real *x, int64_t step) {
    for (int64_t i = 0; i < n; ++i) x[i * step] = x[i * step] == 0 ? 0 : 1 / x[i * step];
}
#endif

/* A vector is added to the diagonal, or the diagonal to it; a real one to its real part. */
void MATRIX(diagonal)(int64_t n, int32_t is_real, real s, real *a, int64_t step, real *x, int64_t next, int32_t out) {
    for (int64_t i = 0; i < n; ++i) {
        real *p = a + i * (step + 1) * PARTS, *q = x + i * next * (is_real ? 1 : PARTS);
        for (int part = 0; part < (is_real ? 1 : PARTS); ++part)
            if (out)
                q[part] += s * p[part];
            else
                p[part] += s * q[part];
    }
}

/* Of a whole matrix, what is above and below the diagonal, or 0; the diagonal as it is (0), 0 (1), 1 (2),
 * 1 more than it is (3), or where it is 0 a number that it can be divided by: 1 in the last row, else NaN (4). */
void MATRIX(part)(int64_t rows, int64_t columns, real *a, int64_t row, int64_t column, int32_t above,
                  int32_t below, int32_t diagonal) {
    for (int64_t j = 0; j < columns; ++j)
        for (int64_t i = 0; i < rows; ++i) {
            real *p = a + (i * row + j * column) * PARTS;
            int is_zero = 1;
            for (int part = 0; part < PARTS; ++part) {
                if (i < j ? !above : i > j ? !below : diagonal == 1 || diagonal == 2) p[part] = 0;
                is_zero &= p[part] == 0;
            }
            if (i != j) continue;
            if (diagonal == 2 || diagonal == 3) *p += 1;
            if (diagonal == 4 && is_zero) *p = j + 1 == rows ? 1 : NOTHING;
        }
}

/* All that is stored is one real number. */
void MATRIX(filled)(SHAPE, int32_t how, real s, real *x, int64_t step) {
    layout in = LAYOUT(step);
    EACH(in, a) for (int64_t i = a.at; i < a.at + a.to - a.from; ++i) {
        if (how == UNIT && a.from + i - a.at == j) continue;
        for (int part = 0; part < PARTS; ++part) x[i * PARTS + part] = part ? 0 : s;
    }
}

/* -- eigenvectors -------------------------------------------------------------------------------- */

/* Elements of whole matrices: row by row and column by column some numbers apart. */
#define AT(a, i, j) ((a) + ((i) * a##_row + (j) * a##_column) * PARTS)
#define WHOLE(a) real *a, int64_t a##_row, int64_t a##_column

static inline void swapped(real *one, real *two) {
    for (int part = 0; part < PARTS; ++part) {
        real kept = one[part];
        one[part] = two[part];
        two[part] = kept;
    }
}

/* (re + i im) / (gap + i turn), 0 where that is 0 */
static inline void split(real re, real im, real gap, real turn, real *to) {
    real p = __builtin_fabs(gap), q = __builtin_fabs(turn), by = p > q || p != p ? p : q;
    gap /= by, turn /= by;
    real size = (gap * gap + turn * turn) * by;
    to[0] = by == 0 ? 0 : (re * gap + im * turn) / size;
    to[1] = by == 0 ? 0 : (im * gap - re * turn) / size;
}

/* Of a vector, the largest component among those whose imaginary part is 0: that of an eigenvector is made so. */
#define SIZE_AT(k) (RE(k) * RE(k) + IM(k) * IM(k))
#define LARGEST                                                                                    \
    int64_t at = 0;                                                                                \
    for (int64_t k = 1; k < n; ++k) {                                                              \
        int is_real = IM(k) == 0, was_real = IM(at) == 0;                                          \
        if (is_real == was_real ? SIZE_AT(k) > SIZE_AT(at) : is_real) at = k;                      \
    }
/* x -= v (Re(v' x) + i Im(x_k) / v_k), or transposed: -Re(v' x) v + i Im(x' v) / v_k in the k-th. */
#define NORMED                                                                                     \
    LARGEST                                                                                        \
    real re = 0, im = 0, largest = RE(at);                                                         \
    for (int64_t k = 0; k < n; ++k) {                                                              \
        re += RE(k) * X(k) + IM(k) * Y(k);                                                         \
        im += X(k) * IM(k) - Y(k) * RE(k);                                                         \
    }                                                                                              \
    real turn = largest == 0 ? 0 : (turned ? im : Y(at)) / largest;                                \
    for (int64_t k = 0; k < n; ++k) {                                                              \
        real less = turned ? 0 : turn, one = X(k), two = Y(k);                                     \
        X(k) = one - (RE(k) * re - IM(k) * less);                                                  \
        Y(k) = two - (RE(k) * less + IM(k) * re);                                                  \
    }                                                                                              \
    if (turned) Y(at) += turn;

#if PARTS == 2
/* Elements are divided by the eigenvalue of the column less that of the row; `turned`: by conjugates. */
void MATRIX(divided)(int64_t n, WHOLE(a), const real *w, int32_t turned) {
    for (int64_t j = 0; j < n; ++j)
        for (int64_t i = 0; i < n; ++i) {
            real *p = AT(a, i, j), turn = w[2 * j + 1] - w[2 * i + 1];
            split(p[0], p[1], w[2 * j] - w[2 * i], turned ? -turn : turn, p);
        }
}

/* Columns, and their numbers, come into the order of other numbers. */
void MATRIX(aligned)(int64_t n, WHOLE(a), real *from, const real *to) {
    for (int64_t k = 0; k < n; ++k) {
        int64_t best = k;
        real least = 0;
        for (int64_t j = k; j < n; ++j) {
            real re = from[2 * j] - to[2 * k], im = from[2 * j + 1] - to[2 * k + 1], gap = re * re + im * im;
            if (j == k || gap < least) best = j, least = gap;
        }
        for (; best > k; --best) {
            swapped(from + 2 * best, from + 2 * best - 2);
            for (int64_t i = 0; i < n; ++i) swapped(AT(a, i, best), AT(a, i, best - 1));
        }
    }
}

#define RE(k) AT(v, k, j)[0]
#define IM(k) AT(v, k, j)[1]
#define X(k) AT(x, k, j)[0]
#define Y(k) AT(x, k, j)[1]
void MATRIX(normed)(int64_t n, WHOLE(x), WHOLE(v), int32_t turned) {
    for (int64_t j = 0; j < n; ++j) {
        NORMED
    }
}
#else
/* Of real matrices complex eigenvalues come in pairs, of which the first has the positive imaginary part:
 * two columns are the real and the imaginary part of its vector. */
#define PAIRED(j) (im[j] > 0 && (j) + 1 < n)

void MATRIX(divided)(int64_t n, WHOLE(a), const real *re, const real *im, int32_t turned) {
    for (int64_t j = 0; j < n; j += 1 + PAIRED(j))
        for (int64_t i = 0; i < n; i += 1 + PAIRED(i)) {
            real gap = re[j] - re[i], sign = turned ? -1 : 1;
            real turn = (PAIRED(j) ? sign * im[j] : 0), less = (PAIRED(i) ? sign * im[i] : 0), c[2], d[2];
            real *p = AT(a, i, j), *below = AT(a, i + 1, j), *right = AT(a, i, j + 1), *last = AT(a, i + 1, j + 1);
            if (PAIRED(i) && PAIRED(j)) {
                split((*p + *last) / 2, (*right - *below) / 2, gap, turn - less, c);
                split((*p - *last) / 2, -(*right + *below) / 2, gap, -turn - less, d);
                *p = c[0] + d[0], *last = c[0] - d[0], *right = c[1] - d[1], *below = -c[1] - d[1];
            } else if (PAIRED(i)) {
                split(*p, -*below, gap, -less, c);
                *p = c[0], *below = -c[1];
            } else if (PAIRED(j)) {
                split(*p, *right, gap, turn, c);
                *p = c[0], *right = c[1];
            } else {
                *p = gap == 0 ? 0 : *p / gap;
            }
        }
}

/* Diagonal blocks of pairs become those of complex numbers: (a b, -b a). */
void MATRIX(folded)(int64_t n, WHOLE(a), const real *im) {
    for (int64_t j = 0; j < n; j += 1 + PAIRED(j)) {
        if (!PAIRED(j)) continue;
        real *p = AT(a, j, j), *below = AT(a, j + 1, j), *right = AT(a, j, j + 1), *last = AT(a, j + 1, j + 1);
        *p = *last = (*p + *last) / 2;
        *right = (*right - *below) / 2, *below = -*right;
    }
}

/* Columns of these blocks are exchanged; beside them the diagonal becomes 0. */
void MATRIX(crossed)(int64_t n, WHOLE(a), const real *im) {
    for (int64_t j = 0; j < n; j += 1 + PAIRED(j)) {
        if (PAIRED(j))
            swapped(AT(a, j, j), AT(a, j, j + 1)), swapped(AT(a, j + 1, j), AT(a, j + 1, j + 1));
        else
            *AT(a, j, j) = 0;
    }
}

void MATRIX(aligned)(int64_t n, WHOLE(a), real *from, real *im, const real *to, const real *other) {
    for (int64_t k = 0; k < n; ++k) {
        int64_t best = k, count = other[k] > 0 && k + 1 < n ? 2 : 1;
        real least = -1;
        for (int64_t j = k; j < n; j += 1 + PAIRED(j)) {
            real gap = __builtin_fabs(from[j] - to[k]) + __builtin_fabs(im[j] - other[k]);
            if (1 + PAIRED(j) == count && (least < 0 || gap < least)) best = j, least = gap;
        }
        for (int64_t part = 0; part < count; ++part)
            for (int64_t j = best + part; j > k + part; --j) {
                swapped(from + j, from + j - 1), swapped(im + j, im + j - 1);
                for (int64_t i = 0; i < n; ++i) swapped(AT(a, i, j), AT(a, i, j - 1));
            }
        k += count - 1;
    }
}

#define RE(k) (*AT(v, k, j))
#define IM(k) (is_pair ? *AT(v, k, j + 1) : 0)
#define X(k) (*AT(x, k, j))
#define Y(k) (*(is_pair ? AT(x, k, j + 1) : &nothing))
void MATRIX(normed)(int64_t n, WHOLE(x), WHOLE(v), const real *im, int32_t turned) {
    for (int64_t j = 0; j < n; j += 1 + PAIRED(j)) {
        int is_pair = PAIRED(j);
        real nothing = 0;
        if (is_pair) {
            NORMED
        } else {
            real sum = 0;
            for (int64_t k = 0; k < n; ++k) sum += RE(k) * X(k);
            for (int64_t k = 0; k < n; ++k) X(k) -= sum * RE(k);
        }
    }
}
#endif

/* Of all eigenvalues, the first of some neighbours: that of which these are nearest to others. */
static inline int64_t first_of(int64_t n, int64_t count, const real *all, const real *some) {
    int64_t best = 0;
    real least = 0;
    for (int64_t at = 0; at + count <= n && count > 0; ++at) {
        real gap = __builtin_fabs(all[at] - some[0]) + __builtin_fabs(all[at + count - 1] - some[count - 1]);
        if (at == 0 || gap < least) best = at, least = gap;
    }
    return best;
}

/* The columns of v that belong to some of all eigenvalues. */
void MATRIX(picked)(int64_t n, int64_t count, WHOLE(a), WHOLE(v), const real *all, const real *some) {
    int64_t first = first_of(n, count, all, some);
    for (int64_t j = 0; j < count; ++j)
        for (int64_t i = 0; i < n; ++i)
            for (int part = 0; part < PARTS; ++part) AT(a, i, j)[part] = AT(v, i, first + j)[part];
}

/* Elements are divided by the one of some eigenvalues that is the column's less the row's of all. */
void MATRIX(reached)(int64_t n, int64_t count, WHOLE(a), const real *all, const real *some) {
    int64_t first = first_of(n, count, all, some);
    for (int64_t j = 0; j < count; ++j)
        for (int64_t i = 0; i < n; ++i) {
            real gap = all[first + j] - all[i];
            for (int part = 0; part < PARTS; ++part) AT(a, i, j)[part] = gap == 0 ? 0 : AT(a, i, j)[part] / gap;
        }
}

/* -- factors with diagonal blocks of one or two rows --------------------------------------------- */

static inline int64_t pivot_of(const void *pivots, int32_t is_wide, int64_t k) {
    return is_wide ? ((const int64_t *)pivots)[k] : ((const int32_t *)pivots)[k];
}

/* to = x / y, x * y */
static inline void quotient(const real *x, const real *y, real *to) {
#if PARTS == 2
    split(x[0], x[1], y[0], y[1], to);
#else
    to[0] = x[0] / y[0];
#endif
}
static inline void times(const real *x, const real *y, real *to) {
#if PARTS == 2
    to[0] = x[0] * y[0] - x[1] * y[1];
    to[1] = x[0] * y[1] + x[1] * y[0];
#else
    to[0] = x[0] * y[0];
#endif
}
/* The larger part of a number. */
static inline real sized(const real *x) {
    real one = __builtin_fabs(x[0]), two = __builtin_fabs(x[PARTS - 1]);
    return one > two ? one : two;
}

/* The blocks alone (0), what is beside them (1), the blocks' inverses (2). */
void MATRIX(blocks)(int64_t n, WHOLE(a), const void *pivots, int32_t is_wide, int32_t lower, int32_t which) {
    const real one[2] = {1, 0};
    (void)lower;
    for (int64_t k = 0, size; k < n; k += size) {
        size = pivot_of(pivots, is_wide, k) < 0 && k + 1 < n ? 2 : 1;
        for (int64_t j = k; j < k + size; ++j)
            for (int64_t i = 0; i < n; ++i)
                for (int part = 0; part < PARTS; ++part)
                    if ((i >= k && i < k + size) == (which == 1)) AT(a, i, j)[part] = 0;
        if (which != 2) continue;
        real *p = AT(a, k, k), *last = AT(a, k + 1, k + 1), *right = AT(a, k, k + 1), *below = AT(a, k + 1, k);
        if (size == 1) {
            quotient(one, p, p);
            continue;
        }
        /* [p r; b l] by the size of r: (p l - r b) / |r|^2, and what it divides. */
        real by = sized(right), all[2], tmp[2];
        for (int part = 0; part < PARTS; ++part) p[part] /= by, last[part] /= by, right[part] /= by, below[part] /= by;
        times(p, last, all);
        times(right, below, tmp);
        for (int part = 0; part < PARTS; ++part) all[part] = by * (all[part] - tmp[part]);
        for (int part = 0; part < PARTS; ++part) tmp[part] = p[part];
        quotient(last, all, p);
        quotient(tmp, all, last);
        for (int part = 0; part < PARTS; ++part) all[part] = -all[part];
        quotient(right, all, right);
        quotient(below, all, below);
    }
}

/* One step of exchanges: of the rows of a block, `row` and `other` change places. */
#define EXCHANGES(n, back)                                                                         \
    for (int64_t step = 0, number = 0; step < (n); ++step)                                         \
        for (int64_t k = (back) != !lower ? (n)-1 - step : step, it = pivot_of(pivots, is_wide, k), \
                     other = (it < 0 ? -it : it) - 1, once = 1; once; once = 0, number += it < 0)  \
            if (it > 0 || (number & 1) == ((back) ? 0 : 1))

/* In each column rows are exchanged that LAPACK leaves as they were when it was eliminated. */
void MATRIX(converted)(int64_t n, WHOLE(a), const void *pivots, int32_t is_wide, int32_t lower, int32_t back) {
    EXCHANGES(n, back) {
        if (other == k) continue;
        int64_t from = lower ? 0 : k + 1, to = lower ? k - (it < 0) : n;
        if (!lower && it < 0) from = k + 2;
        for (int64_t j = from; j < to; ++j) swapped(AT(a, k, j), AT(a, other, j));
    }
}

void MATRIX(pivoted)(int64_t n, int64_t columns, WHOLE(a), const void *pivots, int32_t is_wide, int32_t lower,
                     int32_t back) {
    EXCHANGES(n, back) {
        if (other == k) continue;
        for (int64_t j = 0; j < columns; ++j) swapped(AT(a, k, j), AT(a, other, j));
    }
}

/* -- factors of bands ---------------------------------------------------------------------------- */

/* to -= p * q, with the conjugates of p (1), of q (2) */
static inline void reduced(real *to, const real *p, const real *q, int32_t conjugate) {
#if PARTS == 2
    real pi = conjugate & 1 ? -p[1] : p[1], qi = conjugate & 2 ? -q[1] : q[1];
    to[0] -= p[0] * q[0] - pi * qi;
    to[1] -= p[0] * qi + pi * q[0];
#else
    (void)conjugate;
    to[0] -= p[0] * q[0];
#endif
}

/* x /= p, or its conjugate */
static inline void divided_by(real *x, const real *p, int32_t conjugate) {
#if PARTS == 2
    split(x[0], x[1], p[0], conjugate ? -p[1] : p[1], x);
#else
    (void)conjugate;
    x[0] /= p[0];
#endif
}

/* The root of a definite band, m m' = a, from what is stored of a's tangent; or back: adjoints. Of an upper
 * triangle it is the transposes. */
#define ROOT(a, i, j) ((a) + (lower ? (i) - (j) + (j) * a##_step : kd + (j) - (i) + (i) * a##_step) * PARTS)
void MATRIX(rooted)(int64_t n, int64_t kd, int32_t lower, const real *m, int64_t m_step, real *x, int64_t x_step,
                    int32_t back) {
    for (int64_t step = 0; step < n; ++step) {
        int64_t j = back ? n - 1 - step : step, end = least(n, j + kd + 1);
        const real by = *ROOT(m, j, j);
        real *first = ROOT(x, j, j);
        if (!back) {
            *first /= 2 * by;
            for (int64_t i = j + 1; i < end; ++i)
                for (int part = 0; part < PARTS; ++part)
                    ROOT(x, i, j)[part] = (ROOT(x, i, j)[part] - ROOT(m, i, j)[part] * *first) / by;
        }
        for (int64_t k = j + 1; k < end; ++k)
            for (int64_t i = k; i < end; ++i) {
                if (back) {
                    reduced(ROOT(x, i, j), ROOT(x, i, k), ROOT(m, k, j), 0);
                    reduced(ROOT(x, k, j), ROOT(x, i, k), ROOT(m, i, j), 1);
                } else {
                    reduced(ROOT(x, i, k), ROOT(x, i, j), ROOT(m, k, j), 2);
                    reduced(ROOT(x, i, k), ROOT(m, i, j), ROOT(x, k, j), 2);
                }
            }
        if (back) {
            for (int64_t i = j + 1; i < end; ++i)
                for (int part = 0; part < PARTS; ++part) {
                    *first -= ROOT(x, i, j)[part] * ROOT(m, i, j)[part] / by;
                    ROOT(x, i, j)[part] /= by;
                }
            *first /= 2 * by;
        }
#if PARTS == 2
        first[1] = 0;
#endif
    }
}

#define PIVOT(j) (pivot_of(pivots, is_wide, j) - 1)
#define BANDED(a, i, j) ((a) + (high + (i) - (j) + (j) * a##_step) * PARTS)
#define PIVOTS const void *pivots, int32_t is_wide

/* The factors of a band with exchanges, from what is stored of its tangent: where the exchanges fill it,
 * that is 0; or back: adjoints. */
void MATRIX(eliminated)(int64_t rows, int64_t columns, int64_t low, int64_t high, PIVOTS, int32_t back, real *x,
                        int64_t x_step, const real *a, int64_t a_step) {
#define UNFILLED                                                                                   \
    for (int64_t j = 0; j < columns; ++j)                                                          \
        for (int64_t i = most(0, j - high); i < least(rows, j - high + low); ++i)                  \
            for (int part = 0; part < PARTS; ++part) BANDED(x, i, j)[part] = 0;
    if (!back) UNFILLED
    int64_t count = least(rows, columns);
    for (int64_t step = 0; step < count; ++step) {
        int64_t j = back ? count - 1 - step : step, other = PIVOT(j);
        int64_t bottom = least(rows, j + low + 1), right = least(columns, j + high + 1);
        const real *by = BANDED(a, j, j);
        if (!back) {
            for (int64_t k = j; other != j && k < right; ++k) swapped(BANDED(x, j, k), BANDED(x, other, k));
            for (int64_t i = j + 1; i < bottom; ++i) {
                reduced(BANDED(x, i, j), BANDED(a, i, j), BANDED(x, j, j), 0);
                divided_by(BANDED(x, i, j), by, 0);
            }
        }
        for (int64_t k = j + 1; k < right; ++k)
            for (int64_t i = j + 1; i < bottom; ++i) {
                if (back) {
                    reduced(BANDED(x, i, j), BANDED(x, i, k), BANDED(a, j, k), 2);
                    reduced(BANDED(x, j, k), BANDED(x, i, k), BANDED(a, i, j), 2);
                } else {
                    reduced(BANDED(x, i, k), BANDED(x, i, j), BANDED(a, j, k), 0);
                    reduced(BANDED(x, i, k), BANDED(a, i, j), BANDED(x, j, k), 0);
                }
            }
        if (back) {
            for (int64_t i = j + 1; i < bottom; ++i) {
                divided_by(BANDED(x, i, j), by, 1);
                reduced(BANDED(x, j, j), BANDED(x, i, j), BANDED(a, i, j), 2);
            }
            for (int64_t k = j; other != j && k < right; ++k) swapped(BANDED(x, j, k), BANDED(x, other, k));
        }
    }
    if (back) UNFILLED
}

/* Right-hand sides: rows side by side, columns some numbers apart. */
#define SIDE(x, i) ((x) + ((i) + k * x##_step) * PARTS)
#define BELOW(i) for (int64_t i = j + 1, end = least(n, j + low + 1); i < end; ++i)
#define RIGHT int64_t n, int64_t count, int64_t low, int64_t high, PIVOTS, int32_t back, int32_t op

/* x passes steps of exchanges and eliminations, or what is transposed to that; `back`: as adjoints do. */
void MATRIX(passed)(RIGHT, real *x, int64_t x_step, const real *a, int64_t a_step) {
    int32_t is_forward = (op == 0) != back, conjugate = back ? op != 3 : op == 3;
    for (int64_t k = 0; k < count; ++k)
        for (int64_t step = 0; step < n; ++step) {
            int64_t j = is_forward ? step : n - 1 - step, other = PIVOT(j);
            if (is_forward && other != j) swapped(SIDE(x, j), SIDE(x, other));
            BELOW(i) {
                if (is_forward)
                    reduced(SIDE(x, i), BANDED(a, i, j), SIDE(x, j), conjugate);
                else
                    reduced(SIDE(x, j), BANDED(a, i, j), SIDE(x, i), conjugate);
            }
            if (!is_forward && other != j) swapped(SIDE(x, j), SIDE(x, other));
        }
}

/* One step of the transposed ones is undone. */
#define UNDONE(x)                                                                                  \
    if (other != j) swapped(SIDE(x, j), SIDE(x, other));                                           \
    BELOW(i) {                                                                                     \
        real less[2] = {-BANDED(a, i, j)[0], -BANDED(a, i, j)[PARTS - 1]};                         \
        reduced(SIDE(x, j), less, SIDE(x, i), op == 3);                                            \
    }

void MATRIX(unpassed)(RIGHT, real *x, int64_t x_step, const real *a, int64_t a_step) {
    (void)back;
    for (int64_t k = 0; k < count; ++k)
        for (int64_t j = 0; j < n; ++j) {
            int64_t other = PIVOT(j);
            UNDONE(x)
        }
}

/* The tangent of what has passed, by those of the steps: y is what came out of them; of transposed ones what
 * goes in, and goes along. */
void MATRIX(bent)(RIGHT, real *x, int64_t x_step, const real *a, int64_t a_step, const real *da, int64_t da_step,
                  real *y, int64_t y_step) {
    (void)back;
    for (int64_t k = 0; k < count; ++k)
        for (int64_t step = 0; step < n; ++step) {
            int64_t j = op ? n - 1 - step : step, other = PIVOT(j);
            if (op == 0 && other != j) swapped(SIDE(x, j), SIDE(x, other));
            BELOW(i) {
                if (op == 0) {
                    reduced(SIDE(x, i), BANDED(da, i, j), SIDE(y, j), 0);
                    reduced(SIDE(x, i), BANDED(a, i, j), SIDE(x, j), 0);
                } else {
                    reduced(SIDE(x, j), BANDED(da, i, j), SIDE(y, i), op == 3);
                    reduced(SIDE(x, j), BANDED(a, i, j), SIDE(x, i), op == 3);
                }
            }
            if (op == 0) continue;
            BELOW(i) reduced(SIDE(y, j), BANDED(a, i, j), SIDE(y, i), op == 3);
            if (other != j) swapped(SIDE(x, j), SIDE(x, other)), swapped(SIDE(y, j), SIDE(y, other));
        }
}

/* The adjoints of the steps, by those of what has passed, y: these go back to what came in; so does what came
 * out of transposed steps. */
void MATRIX(bent_back)(RIGHT, real *da, int64_t da_step, const real *a, int64_t a_step, real *x, int64_t x_step,
                       real *y, int64_t y_step) {
    (void)back;
    for (int64_t k = 0; k < count; ++k)
        for (int64_t step = 0; step < n; ++step) {
            int64_t j = op ? step : n - 1 - step, other = PIVOT(j);
            if (op && other != j) swapped(SIDE(x, j), SIDE(x, other));
            if (op && other != j) swapped(SIDE(y, j), SIDE(y, other));
            BELOW(i) {
                reduced(BANDED(da, i, j), SIDE(x, op ? j : i), SIDE(y, op ? i : j), op == 3 ? 1 : 2);
                reduced(SIDE(x, op ? i : j), BANDED(a, i, j), SIDE(x, op ? j : i), op != 3);
            }
            if (op) {
                BELOW(i) {
                    real less[2] = {-BANDED(a, i, j)[0], -BANDED(a, i, j)[PARTS - 1]};
                    reduced(SIDE(y, j), less, SIDE(y, i), op == 3);
                }
            } else if (other != j) {
                swapped(SIDE(x, j), SIDE(x, other));
            }
        }
}
