/* Many products and solves in one call of cuBLAS, written once more as loops of calls that have rules.
 *
 * As in c.c: what is differentiated has these in the place of those that it calls.
 */
#include <stddef.h>
#include <stdint.h>

extern void *malloc(size_t);
extern void free(void *);
extern void abort(void);
extern int cublasGetStream_v2(void *, void **);
extern int cudaMemcpyAsync(void *, const void *, size_t, int, void *);
extern int cudaStreamSynchronize(void *);

/* Addresses that are in memory of the device. */
__attribute__((noinline)) static void **fetched(void *handle, const void *array, int64_t count) {
    void *stream = 0, **made = malloc((size_t)count * sizeof *made);
    if (!made || cublasGetStream_v2(handle, &stream)) abort();
    if (cudaMemcpyAsync(made, array, (size_t)count * sizeof *made, 2, stream)) abort();
    if (cudaStreamSynchronize(stream)) abort();
    return made;
}

#define EACH(count) for (int64_t i = 0; i < (count) && !status; ++i)
/* Where there is nothing to do, nothing is looked at. */
#define NONE(count) \
    if ((count) <= 0) return (count) < 0 ? 7 : 0;

#define BATCHES(X, KIND, INT, BEHIND)                                                                  \
    extern int cublas##X##gemm_v2##BEHIND(void *, int, int, INT, INT, INT, const KIND *, const KIND *, INT, \
                                          const KIND *, INT, const KIND *, KIND *, INT);               \
    extern int cublas##X##gemv_v2##BEHIND(void *, int, INT, INT, const KIND *, const KIND *, INT, const KIND *, INT, \
                                          const KIND *, KIND *, INT);                                  \
    extern int cublas##X##trsm_v2##BEHIND(void *, int, int, int, int, INT, INT, const KIND *, const KIND *, INT, \
                                          KIND *, INT);                                                \
    int cublas##X##gemmStridedBatched##BEHIND(void *handle, int ta, int tb, INT m, INT n, INT k, const KIND *alpha, \
                                              const KIND *a, INT lda, int64_t next_a, const KIND *b, INT ldb, \
                                              int64_t next_b, const KIND *beta, KIND *c, INT ldc, int64_t next_c, \
                                              INT count) {                                             \
        int status = 0;                                                                                \
        NONE(count)                                                                                    \
        EACH(count)                                                                                    \
        status = cublas##X##gemm_v2##BEHIND(handle, ta, tb, m, n, k, alpha, a + i * next_a * PARTS, lda, \
                                            b + i * next_b * PARTS, ldb, beta, c + i * next_c * PARTS, ldc); \
        return status;                                                                                 \
    }                                                                                                  \
    int cublas##X##gemmBatched##BEHIND(void *handle, int ta, int tb, INT m, INT n, INT k, const KIND *alpha, \
                                       const void *a, INT lda, const void *b, INT ldb, const KIND *beta, \
                                       const void *c, INT ldc, INT count) {                            \
        int status = 0;                                                                                \
        NONE(count)                                                                                    \
        void **as = fetched(handle, a, count), **bs = fetched(handle, b, count), **cs = fetched(handle, c, count); \
        EACH(count)                                                                                    \
        status = cublas##X##gemm_v2##BEHIND(handle, ta, tb, m, n, k, alpha, as[i], lda, bs[i], ldb, beta, cs[i], ldc); \
        free(as), free(bs), free(cs);                                                                  \
        return status;                                                                                 \
    }                                                                                                  \
    int cublas##X##gemvStridedBatched##BEHIND(void *handle, int trans, INT m, INT n, const KIND *alpha, const KIND *a, \
                                              INT lda, int64_t next_a, const KIND *x, INT incx, int64_t next_x, \
                                              const KIND *beta, KIND *y, INT incy, int64_t next_y, INT count) { \
        int status = 0;                                                                                \
        NONE(count)                                                                                    \
        EACH(count)                                                                                    \
        status = cublas##X##gemv_v2##BEHIND(handle, trans, m, n, alpha, a + i * next_a * PARTS, lda,   \
                                            x + i * next_x * PARTS, incx, beta, y + i * next_y * PARTS, incy); \
        return status;                                                                                 \
    }                                                                                                  \
    int cublas##X##gemvBatched##BEHIND(void *handle, int trans, INT m, INT n, const KIND *alpha, const void *a, INT lda, \
                                       const void *x, INT incx, const KIND *beta, const void *y, INT incy, INT count) { \
        int status = 0;                                                                                \
        NONE(count)                                                                                    \
        void **as = fetched(handle, a, count), **xs = fetched(handle, x, count), **ys = fetched(handle, y, count); \
        EACH(count)                                                                                    \
        status = cublas##X##gemv_v2##BEHIND(handle, trans, m, n, alpha, as[i], lda, xs[i], incx, beta, ys[i], incy); \
        free(as), free(xs), free(ys);                                                                  \
        return status;                                                                                 \
    }                                                                                                  \
    int cublas##X##trsmBatched##BEHIND(void *handle, int side, int uplo, int trans, int diag, INT m, INT n, \
                                       const KIND *alpha, const void *a, INT lda, const void *b, INT ldb, INT count) { \
        int status = 0;                                                                                \
        NONE(count)                                                                                    \
        void **as = fetched(handle, a, count), **bs = fetched(handle, b, count);                       \
        EACH(count)                                                                                    \
        status = cublas##X##trsm_v2##BEHIND(handle, side, uplo, trans, diag, m, n, alpha, as[i], lda, bs[i], ldb); \
        free(as), free(bs);                                                                            \
        return status;                                                                                 \
    }
#define BOTH(X, KIND)                                                                                  \
    BATCHES(X, KIND, int, )                                                                          \
    BATCHES(X, KIND, int64_t, _64)
#define PARTS 1
BOTH(S, float)
BOTH(D, double)
#undef PARTS
#define PARTS 2
BOTH(C, float)
BOTH(Z, double)

/* -- products whose types are said when they are called ----------------------------------------- */

/* CUDA's numbers for float, double, and complex ones. Of others (half, say) no product has a rule: where types are
 * constants, the call below is not there for those that have. */
enum { REAL_FLOAT = 0, REAL_DOUBLE = 1, COMPLEX_FLOAT = 4, COMPLEX_DOUBLE = 5 };
#define IF_ALIKE(type, call)                                                                           \
    if (type_a == type && type_b == type && type_c == type) return call;
#define OF_TYPES(NAME, BEHIND, GIVEN)                                                                  \
    IF_ALIKE(REAL_FLOAT, cublasSgemm##NAME##BEHIND GIVEN)                                              \
    IF_ALIKE(REAL_DOUBLE, cublasDgemm##NAME##BEHIND GIVEN)                                             \
    IF_ALIKE(COMPLEX_FLOAT, cublasCgemm##NAME##BEHIND GIVEN)                                           \
    IF_ALIKE(COMPLEX_DOUBLE, cublasZgemm##NAME##BEHIND GIVEN)

extern int enzyme_cc_of_other_types_cublasGemmEx(void *, const void *, const void *, const void *, const void *, void *);
extern int enzyme_cc_of_other_types_cublasSgemmEx(void *, const void *, const void *, const void *, const void *, void *);
extern int enzyme_cc_of_other_types_cublasCgemmEx(void *, const void *, const void *, const void *, const void *, void *);
extern int enzyme_cc_of_other_types_cublasGemmStridedBatchedEx(void *, const void *, const void *, const void *,
                                                               const void *, void *);
extern int enzyme_cc_of_other_types_cublasGemmBatchedEx(void *, const void *, const void *, const void *, const void *,
                                                        const void *);

#define OF_ONE_TYPE(LETTER, TYPE, INT, BEHIND)                                                         \
    int cublas##LETTER##gemmEx##BEHIND(void *handle, int ta, int tb, INT m, INT n, INT k, const float *alpha, \
                                       const void *a, int type_a, INT lda, const void *b, int type_b, INT ldb, \
                                       const float *beta, void *c, int type_c, INT ldc) {              \
        IF_ALIKE(TYPE, cublas##LETTER##gemm_v2##BEHIND(handle, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)) \
        return enzyme_cc_of_other_types_cublas##LETTER##gemmEx(handle, alpha, a, b, beta, c);          \
    }

#define BY_TYPES(INT, BEHIND)                                                                          \
    int cublasGemmEx##BEHIND(void *handle, int ta, int tb, INT m, INT n, INT k, const void *alpha, const void *a, \
                             int type_a, INT lda, const void *b, int type_b, INT ldb, const void *beta, void *c, \
                             int type_c, INT ldc, int compute, int way) {                              \
        (void)compute, (void)way;                                                                      \
        OF_TYPES(_v2, BEHIND, (handle, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc))          \
        return enzyme_cc_of_other_types_cublasGemmEx(handle, alpha, a, b, beta, c);                    \
    }                                                                                                  \
    OF_ONE_TYPE(S, REAL_FLOAT, INT, BEHIND)                                                            \
    OF_ONE_TYPE(C, COMPLEX_FLOAT, INT, BEHIND)                                                         \
    int cublasGemmStridedBatchedEx##BEHIND(void *handle, int ta, int tb, INT m, INT n, INT k, const void *alpha, \
                                           const void *a, int type_a, INT lda, int64_t next_a, const void *b, \
                                           int type_b, INT ldb, int64_t next_b, const void *beta, void *c, \
                                           int type_c, INT ldc, int64_t next_c, INT count, int compute, int way) { \
        (void)compute, (void)way;                                                                      \
        OF_TYPES(StridedBatched, BEHIND,                                                               \
                 (handle, ta, tb, m, n, k, alpha, a, lda, next_a, b, ldb, next_b, beta, c, ldc, next_c, count)) \
        return enzyme_cc_of_other_types_cublasGemmStridedBatchedEx(handle, alpha, a, b, beta, c);      \
    }                                                                                                  \
    int cublasGemmBatchedEx##BEHIND(void *handle, int ta, int tb, INT m, INT n, INT k, const void *alpha, \
                                    const void *a, int type_a, INT lda, const void *b, int type_b, INT ldb, \
                                    const void *beta, const void *c, int type_c, INT ldc, INT count, int compute, \
                                    int way) {                                                         \
        (void)compute, (void)way;                                                                      \
        OF_TYPES(Batched, BEHIND, (handle, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc, count)) \
        return enzyme_cc_of_other_types_cublasGemmBatchedEx(handle, alpha, a, b, beta, c);             \
    }
BY_TYPES(int, )
BY_TYPES(int64_t, _64)
