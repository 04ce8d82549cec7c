/* Vectors and matrices of GSL, and its functions that call BLAS with them, written once more, so that there is IR.
 *
 * As in c.c: what is differentiated has these in the place of those that it calls. They call the user's CBLAS.
 */
#include <stddef.h>

extern void *malloc(size_t);
extern void *calloc(size_t, size_t);
extern void free(void *);

#define TYPES(KIND, NUMBER)                                                                        \
    typedef struct {                                                                               \
        size_t size;                                                                               \
        NUMBER *data;                                                                              \
    } KIND##_block;                                                                                \
    typedef struct {                                                                               \
        size_t size, stride;                                                                       \
        NUMBER *data;                                                                              \
        KIND##_block *block;                                                                       \
        int owner;                                                                                 \
    } KIND##_vector;                                                                               \
    typedef struct {                                                                               \
        size_t size1, size2, tda;                                                                  \
        NUMBER *data;                                                                              \
        KIND##_block *block;                                                                       \
        int owner;                                                                                 \
    } KIND##_matrix;
TYPES(d, double)
TYPES(s, float)

/* Of sizes that do not fit (19), and matrices that are not square (20), GSL tells its handler of errors. */
extern void gsl_error(const char *, const char *, int, int);
#define WRONG(test, message, code)                                                                 \
    if (test) {                                                                                    \
        gsl_error(message, "gsl_blas", 0, code);                                                   \
        return code;                                                                               \
    }
#define FITS(test) WRONG(!(test), "invalid length", 19)
#define SQUARE(a) WRONG((a)->size1 != (a)->size2, "matrix must be square", 20)

/* What GSL's functions of vectors are called of doubles and of floats. */
#define MEMORY(KIND, NUMBER, VECTOR, MATRIX)                                                       \
    static KIND##_block *KIND##_made(size_t count, int is_clear) {                                 \
        KIND##_block *made = malloc(sizeof *made);                                                 \
        if (!made) return 0;                                                                       \
        made->size = count;                                                                        \
        size_t bytes = count ? count : 1;                                                          \
        made->data = is_clear ? calloc(bytes, sizeof(NUMBER)) : malloc(bytes * sizeof(NUMBER));    \
        return made;                                                                               \
    }                                                                                              \
    static KIND##_vector *KIND##_new_vector(size_t n, int is_clear) {                              \
        KIND##_vector *made = malloc(sizeof *made);                                                \
        KIND##_block *block = KIND##_made(n, is_clear);                                            \
        if (!made || !block) return 0;                                                             \
        made->size = n, made->stride = 1, made->data = block->data, made->block = block, made->owner = 1; \
        return made;                                                                               \
    }                                                                                              \
    static KIND##_matrix *KIND##_new_matrix(size_t m, size_t n, int is_clear) {                    \
        KIND##_matrix *made = malloc(sizeof *made);                                                \
        KIND##_block *block = KIND##_made(m * n, is_clear);                                        \
        if (!made || !block) return 0;                                                             \
        made->size1 = m, made->size2 = made->tda = n, made->data = block->data, made->block = block; \
        made->owner = 1;                                                                           \
        return made;                                                                               \
    }                                                                                              \
    KIND##_vector *VECTOR##_alloc(size_t n) { return KIND##_new_vector(n, 0); }                    \
    KIND##_vector *VECTOR##_calloc(size_t n) { return KIND##_new_vector(n, 1); }                   \
    KIND##_matrix *MATRIX##_alloc(size_t m, size_t n) { return KIND##_new_matrix(m, n, 0); }       \
    KIND##_matrix *MATRIX##_calloc(size_t m, size_t n) { return KIND##_new_matrix(m, n, 1); }      \
    void VECTOR##_free(KIND##_vector *v) {                                                         \
        if (!v) return;                                                                            \
        if (v->owner) free(v->block->data), free(v->block);                                        \
        free(v);                                                                                   \
    }                                                                                              \
    void MATRIX##_free(KIND##_matrix *a) {                                                         \
        if (!a) return;                                                                            \
        if (a->owner) free(a->block->data), free(a->block);                                        \
        free(a);                                                                                   \
    }                                                                                              \
    NUMBER VECTOR##_get(const KIND##_vector *v, size_t i) { return v->data[i * v->stride]; }       \
    void VECTOR##_set(KIND##_vector *v, size_t i, NUMBER x) { v->data[i * v->stride] = x; }        \
    NUMBER *VECTOR##_ptr(KIND##_vector *v, size_t i) { return v->data + i * v->stride; }           \
    NUMBER MATRIX##_get(const KIND##_matrix *a, size_t i, size_t j) { return a->data[i * a->tda + j]; } \
    void MATRIX##_set(KIND##_matrix *a, size_t i, size_t j, NUMBER x) { a->data[i * a->tda + j] = x; } \
    NUMBER *MATRIX##_ptr(KIND##_matrix *a, size_t i, size_t j) { return a->data + i * a->tda + j; } \
    void VECTOR##_set_all(KIND##_vector *v, NUMBER x) {                                            \
        for (size_t i = 0; i < v->size; ++i) v->data[i * v->stride] = x;                           \
    }                                                                                              \
    void VECTOR##_set_zero(KIND##_vector *v) {                                                     \
        for (size_t i = 0; i < v->size; ++i) v->data[i * v->stride] = 0;                           \
    }                                                                                              \
    void MATRIX##_set_all(KIND##_matrix *a, NUMBER x) {                                            \
        for (size_t i = 0; i < a->size1; ++i)                                                      \
            for (size_t j = 0; j < a->size2; ++j) a->data[i * a->tda + j] = x;                     \
    }                                                                                              \
    void MATRIX##_set_zero(KIND##_matrix *a) {                                                     \
        for (size_t i = 0; i < a->size1; ++i)                                                      \
            for (size_t j = 0; j < a->size2; ++j) a->data[i * a->tda + j] = 0;                     \
    }                                                                                              \
    int VECTOR##_memcpy(KIND##_vector *to, const KIND##_vector *from) {                            \
        FITS(to->size == from->size)                                                     \
        for (size_t i = 0; i < to->size; ++i) to->data[i * to->stride] = from->data[i * from->stride]; \
        return 0;                                                                                  \
    }                                                                                              \
    int MATRIX##_memcpy(KIND##_matrix *to, const KIND##_matrix *from) {                            \
        FITS(to->size1 == from->size1 && to->size2 == from->size2)                       \
        for (size_t i = 0; i < to->size1; ++i)                                                     \
            for (size_t j = 0; j < to->size2; ++j) to->data[i * to->tda + j] = from->data[i * from->tda + j]; \
        return 0;                                                                                  \
    }                                                                                              \
    KIND##_vector VECTOR##_view_array(NUMBER *x, size_t n) { return (KIND##_vector){n, 1, x, 0, 0}; } \
    KIND##_vector VECTOR##_const_view_array(const NUMBER *x, size_t n) {                           \
        return (KIND##_vector){n, 1, (NUMBER *)x, 0, 0};                                           \
    }                                                                                              \
    KIND##_matrix MATRIX##_view_array(NUMBER *x, size_t m, size_t n) {                             \
        return (KIND##_matrix){m, n, n, x, 0, 0};                                                  \
    }                                                                                              \
    KIND##_matrix MATRIX##_const_view_array(const NUMBER *x, size_t m, size_t n) {                 \
        return (KIND##_matrix){m, n, n, (NUMBER *)x, 0, 0};                                        \
    }                                                                                              \
    KIND##_vector MATRIX##_row(KIND##_matrix *a, size_t i) {                                       \
        return (KIND##_vector){a->size2, 1, a->data + i * a->tda, a->block, 0};                    \
    }                                                                                              \
    KIND##_vector MATRIX##_column(KIND##_matrix *a, size_t j) {                                    \
        return (KIND##_vector){a->size1, a->tda, a->data + j, a->block, 0};                        \
    }

#define V(v) (v)->data, (int)(v)->stride
#define M(a) (a)->data, (int)(a)->tda
#define ROWS(t, a) (int)((t) == 111 ? (a)->size1 : (a)->size2)
#define COLUMNS(t, a) (int)((t) == 111 ? (a)->size2 : (a)->size1)
enum { BY_ROWS = 101 };

#define LEVELS(KIND, NUMBER)                                                                       \
    extern NUMBER cblas_##KIND##dot(int, const NUMBER *, int, const NUMBER *, int);                \
    extern NUMBER cblas_##KIND##nrm2(int, const NUMBER *, int);                                    \
    extern NUMBER cblas_##KIND##asum(int, const NUMBER *, int);                                    \
    extern void cblas_##KIND##swap(int, NUMBER *, int, NUMBER *, int);                             \
    extern void cblas_##KIND##copy(int, const NUMBER *, int, NUMBER *, int);                       \
    extern void cblas_##KIND##axpy(int, NUMBER, const NUMBER *, int, NUMBER *, int);               \
    extern void cblas_##KIND##scal(int, NUMBER, NUMBER *, int);                                    \
    extern void cblas_##KIND##rot(int, NUMBER *, int, NUMBER *, int, NUMBER, NUMBER);              \
    extern void cblas_##KIND##gemv(int, int, int, int, NUMBER, const NUMBER *, int, const NUMBER *, int, NUMBER, \
                                   NUMBER *, int);                                                 \
    extern void cblas_##KIND##symv(int, int, int, NUMBER, const NUMBER *, int, const NUMBER *, int, NUMBER, NUMBER *, \
                                   int);                                                           \
    extern void cblas_##KIND##trmv(int, int, int, int, int, const NUMBER *, int, NUMBER *, int);   \
    extern void cblas_##KIND##trsv(int, int, int, int, int, const NUMBER *, int, NUMBER *, int);   \
    extern void cblas_##KIND##ger(int, int, int, NUMBER, const NUMBER *, int, const NUMBER *, int, NUMBER *, int); \
    extern void cblas_##KIND##syr(int, int, int, NUMBER, const NUMBER *, int, NUMBER *, int);      \
    extern void cblas_##KIND##syr2(int, int, int, NUMBER, const NUMBER *, int, const NUMBER *, int, NUMBER *, int); \
    extern void cblas_##KIND##gemm(int, int, int, int, int, int, NUMBER, const NUMBER *, int, const NUMBER *, int, \
                                   NUMBER, NUMBER *, int);                                         \
    extern void cblas_##KIND##symm(int, int, int, int, int, NUMBER, const NUMBER *, int, const NUMBER *, int, NUMBER, \
                                   NUMBER *, int);                                                 \
    extern void cblas_##KIND##syrk(int, int, int, int, int, NUMBER, const NUMBER *, int, NUMBER, NUMBER *, int); \
    extern void cblas_##KIND##syr2k(int, int, int, int, int, NUMBER, const NUMBER *, int, const NUMBER *, int, NUMBER, \
                                    NUMBER *, int);                                                \
    extern void cblas_##KIND##trmm(int, int, int, int, int, int, int, NUMBER, const NUMBER *, int, NUMBER *, int); \
    extern void cblas_##KIND##trsm(int, int, int, int, int, int, int, NUMBER, const NUMBER *, int, NUMBER *, int); \
    int gsl_blas_##KIND##dot(const KIND##_vector *x, const KIND##_vector *y, NUMBER *result) {     \
        FITS(x->size == y->size)                                                                   \
        *result = cblas_##KIND##dot((int)x->size, V(x), V(y));                                     \
        return 0;                                                                                  \
    }                                                                                              \
    NUMBER gsl_blas_##KIND##nrm2(const KIND##_vector *x) { return cblas_##KIND##nrm2((int)x->size, V(x)); } \
    NUMBER gsl_blas_##KIND##asum(const KIND##_vector *x) { return cblas_##KIND##asum((int)x->size, V(x)); } \
    int gsl_blas_##KIND##swap(KIND##_vector *x, KIND##_vector *y) {                                \
        FITS(x->size == y->size)                                                                   \
        cblas_##KIND##swap((int)x->size, V(x), V(y));                                              \
        return 0;                                                                                  \
    }                                                                                              \
    int gsl_blas_##KIND##copy(const KIND##_vector *x, KIND##_vector *y) {                          \
        FITS(x->size == y->size)                                                                   \
        cblas_##KIND##copy((int)x->size, V(x), V(y));                                              \
        return 0;                                                                                  \
    }                                                                                              \
    int gsl_blas_##KIND##axpy(NUMBER alpha, const KIND##_vector *x, KIND##_vector *y) {            \
        FITS(x->size == y->size)                                                                   \
        cblas_##KIND##axpy((int)x->size, alpha, V(x), V(y));                                       \
        return 0;                                                                                  \
    }                                                                                              \
    void gsl_blas_##KIND##scal(NUMBER alpha, KIND##_vector *x) { cblas_##KIND##scal((int)x->size, alpha, V(x)); } \
    int gsl_blas_##KIND##rot(KIND##_vector *x, KIND##_vector *y, NUMBER c, NUMBER s) {             \
        FITS(x->size == y->size)                                                                   \
        cblas_##KIND##rot((int)x->size, V(x), V(y), c, s);                                         \
        return 0;                                                                                  \
    }                                                                                              \
    int gsl_blas_##KIND##gemv(int t, NUMBER alpha, const KIND##_matrix *a, const KIND##_vector *x, NUMBER beta, \
                              KIND##_vector *y) {                                                  \
        FITS(COLUMNS(t, a) == (int)x->size && ROWS(t, a) == (int)y->size)                          \
        cblas_##KIND##gemv(BY_ROWS, t, (int)a->size1, (int)a->size2, alpha, M(a), V(x), beta, V(y)); \
        return 0;                                                                                  \
    }                                                                                              \
    int gsl_blas_##KIND##symv(int uplo, NUMBER alpha, const KIND##_matrix *a, const KIND##_vector *x, NUMBER beta, \
                              KIND##_vector *y) {                                                  \
        SQUARE(a) FITS(a->size1 == x->size && a->size1 == y->size)                                 \
        cblas_##KIND##symv(BY_ROWS, uplo, (int)a->size1, alpha, M(a), V(x), beta, V(y));           \
        return 0;                                                                                  \
    }                                                                                              \
    int gsl_blas_##KIND##trmv(int uplo, int t, int diag, const KIND##_matrix *a, KIND##_vector *x) { \
        SQUARE(a) FITS(a->size1 == x->size)                                                        \
        cblas_##KIND##trmv(BY_ROWS, uplo, t, diag, (int)a->size1, M(a), V(x));                     \
        return 0;                                                                                  \
    }                                                                                              \
    int gsl_blas_##KIND##trsv(int uplo, int t, int diag, const KIND##_matrix *a, KIND##_vector *x) { \
        SQUARE(a) FITS(a->size1 == x->size)                                                        \
        cblas_##KIND##trsv(BY_ROWS, uplo, t, diag, (int)a->size1, M(a), V(x));                     \
        return 0;                                                                                  \
    }                                                                                              \
    int gsl_blas_##KIND##ger(NUMBER alpha, const KIND##_vector *x, const KIND##_vector *y, KIND##_matrix *a) { \
        FITS(a->size1 == x->size && a->size2 == y->size)                                           \
        cblas_##KIND##ger(BY_ROWS, (int)a->size1, (int)a->size2, alpha, V(x), V(y), M(a));         \
        return 0;                                                                                  \
    }                                                                                              \
    int gsl_blas_##KIND##syr(int uplo, NUMBER alpha, const KIND##_vector *x, KIND##_matrix *a) {   \
        SQUARE(a) FITS(a->size1 == x->size)                                                        \
        cblas_##KIND##syr(BY_ROWS, uplo, (int)a->size1, alpha, V(x), M(a));                        \
        return 0;                                                                                  \
    }                                                                                              \
    int gsl_blas_##KIND##syr2(int uplo, NUMBER alpha, const KIND##_vector *x, const KIND##_vector *y, \
                              KIND##_matrix *a) {                                                  \
        SQUARE(a) FITS(a->size1 == x->size && a->size1 == y->size)                                 \
        cblas_##KIND##syr2(BY_ROWS, uplo, (int)a->size1, alpha, V(x), V(y), M(a));                 \
        return 0;                                                                                  \
    }                                                                                              \
    int gsl_blas_##KIND##gemm(int t, int u, NUMBER alpha, const KIND##_matrix *a, const KIND##_matrix *b, NUMBER beta, \
                              KIND##_matrix *c) {                                                  \
        FITS(ROWS(t, a) == (int)c->size1 && COLUMNS(u, b) == (int)c->size2 && COLUMNS(t, a) == ROWS(u, b)) \
        cblas_##KIND##gemm(BY_ROWS, t, u, (int)c->size1, (int)c->size2, COLUMNS(t, a), alpha, M(a), M(b), beta, \
                           M(c));                                                                  \
        return 0;                                                                                  \
    }                                                                                              \
    int gsl_blas_##KIND##symm(int side, int uplo, NUMBER alpha, const KIND##_matrix *a, const KIND##_matrix *b, \
                              NUMBER beta, KIND##_matrix *c) {                                     \
        SQUARE(a)                                                                                  \
        FITS(a->size1 == (side == 141 ? c->size1 : c->size2) && b->size1 == c->size1 && b->size2 == c->size2) \
        cblas_##KIND##symm(BY_ROWS, side, uplo, (int)c->size1, (int)c->size2, alpha, M(a), M(b), beta, M(c)); \
        return 0;                                                                                  \
    }                                                                                              \
    int gsl_blas_##KIND##syrk(int uplo, int t, NUMBER alpha, const KIND##_matrix *a, NUMBER beta, KIND##_matrix *c) { \
        SQUARE(c) FITS(ROWS(t, a) == (int)c->size1)                                                \
        cblas_##KIND##syrk(BY_ROWS, uplo, t, (int)c->size1, COLUMNS(t, a), alpha, M(a), beta, M(c)); \
        return 0;                                                                                  \
    }                                                                                              \
    int gsl_blas_##KIND##syr2k(int uplo, int t, NUMBER alpha, const KIND##_matrix *a, const KIND##_matrix *b, \
                               NUMBER beta, KIND##_matrix *c) {                                    \
        SQUARE(c) FITS(ROWS(t, a) == (int)c->size1 && ROWS(t, b) == (int)c->size1 && COLUMNS(t, a) == COLUMNS(t, b)) \
        cblas_##KIND##syr2k(BY_ROWS, uplo, t, (int)c->size1, COLUMNS(t, a), alpha, M(a), M(b), beta, M(c)); \
        return 0;                                                                                  \
    }                                                                                              \
    int gsl_blas_##KIND##trmm(int side, int uplo, int t, int diag, NUMBER alpha, const KIND##_matrix *a, \
                              KIND##_matrix *b) {                                                  \
        SQUARE(a) FITS(a->size1 == (side == 141 ? b->size1 : b->size2))                            \
        cblas_##KIND##trmm(BY_ROWS, side, uplo, t, diag, (int)b->size1, (int)b->size2, alpha, M(a), M(b)); \
        return 0;                                                                                  \
    }                                                                                              \
    int gsl_blas_##KIND##trsm(int side, int uplo, int t, int diag, NUMBER alpha, const KIND##_matrix *a, \
                              KIND##_matrix *b) {                                                  \
        SQUARE(a) FITS(a->size1 == (side == 141 ? b->size1 : b->size2))                            \
        cblas_##KIND##trsm(BY_ROWS, side, uplo, t, diag, (int)b->size1, (int)b->size2, alpha, M(a), M(b)); \
        return 0;                                                                                  \
    }

MEMORY(d, double, gsl_vector, gsl_matrix)
MEMORY(s, float, gsl_vector_float, gsl_matrix_float)
LEVELS(d, double)
LEVELS(s, float)
