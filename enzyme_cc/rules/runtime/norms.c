/* Norms of CUDA's library, of arrays of any length: where squares would be too large or too small,
 * all is multiplied by a power of two first.
 */
#define NORMS(type, end, least, most, up)                                                          \
    type __nv_norm##end(int count, const type *x) {                                                \
        type sum = 0, by = 1;                                                                      \
        for (int i = 0; i < count; ++i) sum += x[i] * x[i];                                        \
        if (!(sum > least && sum < most)) {                                                        \
            by = sum < 1 ? up : 1 / up;                                                            \
            sum = 0;                                                                               \
            for (int i = 0; i < count; ++i) sum += x[i] * by * (x[i] * by);                        \
        }                                                                                          \
        return sum > 0 ? __builtin_sqrt##end(sum) / by : sum;                                      \
    }                                                                                              \
    type __nv_rnorm##end(int count, const type *x) { return 1 / __nv_norm##end(count, x); }
NORMS(double, , 1e-280, 1e300, 0x1p600)
NORMS(float, f, 1e-26f, 1e37f, 0x1p96f)
