// Functions of Fortran as Intel's compiler makes them: a complex result is stored behind a first argument.

#define DOT(NAME, KIND, SIGN)                                                                               \
    void NAME(KIND *to, const int *n, const KIND *x, const int *incx, const KIND *y, const int *incy) {     \
        long i = *incx < 0 ? (1 - *n) * 2L * *incx : 0, j = *incy < 0 ? (1 - *n) * 2L * *incy : 0;          \
        to[0] = to[1] = 0;                                                                                  \
        for (int k = 0; k < *n; ++k, i += 2L * *incx, j += 2L * *incy) {                                    \
            to[0] += x[i] * y[j] - SIGN x[i + 1] * y[j + 1];                                                \
            to[1] += x[i] * y[j + 1] + SIGN x[i + 1] * y[j];                                                \
        }                                                                                                   \
    }
DOT(cdotc_, float, -)
DOT(cdotu_, float, +)
DOT(zdotc_, double, -)
DOT(zdotu_, double, +)
