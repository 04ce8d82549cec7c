/* What host code here needs of cuBLAS: its names, for numbers of all four kinds.  */

#ifndef TEST_CUBLAS_H
#define TEST_CUBLAS_H

typedef struct cublasContext *cublasHandle_t;
typedef int cublasStatus_t;
typedef enum { CUBLAS_OP_N, CUBLAS_OP_T, CUBLAS_OP_C } cublasOperation_t;
typedef enum { CUBLAS_FILL_MODE_LOWER, CUBLAS_FILL_MODE_UPPER } cublasFillMode_t;
typedef enum { CUBLAS_DIAG_NON_UNIT, CUBLAS_DIAG_UNIT } cublasDiagType_t;
typedef enum { CUBLAS_SIDE_LEFT, CUBLAS_SIDE_RIGHT } cublasSideMode_t;
typedef enum { CUBLAS_POINTER_MODE_HOST, CUBLAS_POINTER_MODE_DEVICE } cublasPointerMode_t;
typedef struct __attribute__((aligned(8))) { float x, y; } cuComplex;
typedef struct __attribute__((aligned(16))) { double x, y; } cuDoubleComplex;

extern "C" {
cublasStatus_t cublasCreate_v2(cublasHandle_t *);
cublasStatus_t cublasDestroy_v2(cublasHandle_t);
cublasStatus_t cublasSetStream_v2(cublasHandle_t, cudaStream_t);
cublasStatus_t cublasGetStream_v2(cublasHandle_t, cudaStream_t *);
cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t, cublasPointerMode_t);
cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t, cublasPointerMode_t *);
#define H cublasHandle_t
#define OP cublasOperation_t
#define UPLO cublasFillMode_t
#define DIAG cublasDiagType_t
#define SIDE cublasSideMode_t
#define EACH(X, R)                                                                                 \
  int cublas##X##axpy_v2(H, int, const R *, const R *, int, R *, int);                             \
  int cublas##X##copy_v2(H, int, const R *, int, R *, int);                                        \
  int cublas##X##scal_v2(H, int, const R *, R *, int);                                             \
  int cublas##X##swap_v2(H, int, R *, int, R *, int);                                              \
  int cublas##X##gemv_v2(H, OP, int, int, const R *, const R *, int, const R *, int, const R *,    \
                         R *, int);                                                                \
  int cublas##X##gbmv_v2(H, OP, int, int, int, int, const R *, const R *, int, const R *, int,     \
                         const R *, R *, int);                                                     \
  int cublas##X##trmv_v2(H, UPLO, OP, DIAG, int, const R *, int, R *, int);                        \
  int cublas##X##trsv_v2(H, UPLO, OP, DIAG, int, const R *, int, R *, int);                        \
  int cublas##X##tpmv_v2(H, UPLO, OP, DIAG, int, const R *, R *, int);                             \
  int cublas##X##tpsv_v2(H, UPLO, OP, DIAG, int, const R *, R *, int);                             \
  int cublas##X##gemm_v2(H, OP, OP, int, int, int, const R *, const R *, int, const R *, int,      \
                         const R *, R *, int);                                                     \
  int cublas##X##symm_v2(H, SIDE, UPLO, int, int, const R *, const R *, int, const R *, int,       \
                         const R *, R *, int);                                                     \
  int cublas##X##syrk_v2(H, UPLO, OP, int, int, const R *, const R *, int, const R *, R *, int);   \
  int cublas##X##syr2k_v2(H, UPLO, OP, int, int, const R *, const R *, int, const R *, int,        \
                          const R *, R *, int);                                                    \
  int cublas##X##trmm_v2(H, SIDE, UPLO, OP, DIAG, int, int, const R *, const R *, int, const R *,  \
                         int, R *, int);                                                           \
  int cublas##X##trsm_v2(H, SIDE, UPLO, OP, DIAG, int, int, const R *, const R *, int, R *, int);  \
  int cublas##X##gemmStridedBatched(H, OP, OP, int, int, int, const R *, const R *, int, long long, \
                                    const R *, int, long long, const R *, R *, int, long long,     \
                                    int);                                                          \
  int cublas##X##gemmBatched(H, OP, OP, int, int, int, const R *, const R *const *, int,           \
                             const R *const *, int, const R *, R *const *, int, int);              \
  int cublas##X##gemvStridedBatched(H, OP, int, int, const R *, const R *, int, long long,         \
                                    const R *, int, long long, const R *, R *, int, long long,     \
                                    int);                                                          \
  int cublas##X##gemvBatched(H, OP, int, int, const R *, const R *const *, int, const R *const *,  \
                             int, const R *, R *const *, int, int);                                \
  int cublas##X##trsmBatched(H, SIDE, UPLO, OP, DIAG, int, int, const R *, const R *const *, int,  \
                             R *const *, int, int);                                                \
  int cublas##X##geam(H, OP, OP, int, int, const R *, const R *, int, const R *, const R *, int,   \
                      R *, int);
EACH(S, float)
EACH(D, double)
EACH(C, cuComplex)
EACH(Z, cuDoubleComplex)
#define REAL(X, I, R)                                                                              \
  int cublas##X##dot_v2(H, int, const R *, int, const R *, int, R *);                              \
  int cublas##X##nrm2_v2(H, int, const R *, int, R *);                                             \
  int cublas##X##asum_v2(H, int, const R *, int, R *);                                             \
  int cublasI##I##amax_v2(H, int, const R *, int, int *);                                          \
  int cublas##X##rot_v2(H, int, R *, int, R *, int, const R *, const R *);                         \
  int cublas##X##ger_v2(H, int, int, const R *, const R *, int, const R *, int, R *, int);         \
  int cublas##X##symv_v2(H, UPLO, int, const R *, const R *, int, const R *, int, const R *, R *,  \
                         int);                                                                     \
  int cublas##X##syr_v2(H, UPLO, int, const R *, const R *, int, R *, int);                        \
  int cublas##X##syr2_v2(H, UPLO, int, const R *, const R *, int, const R *, int, R *, int);
REAL(S, s, float)
REAL(D, d, double)
int cublasZdotc_v2(H, int, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                   cuDoubleComplex *);
int cublasDznrm2_v2(H, int, const cuDoubleComplex *, int, double *);
int cublasZherk_v2(H, UPLO, OP, int, int, const double *, const cuDoubleComplex *, int,
                   const double *, cuDoubleComplex *, int);
#ifndef __LIBRARY_TYPES_H__ // CUDA's own
enum { CUDA_R_32F = 0, CUDA_R_64F = 1, CUDA_C_64F = 5 };
#endif
enum { CUBLAS_COMPUTE_64F = 70, CUBLAS_GEMM_DEFAULT = -1 };
int cublasGemmEx(H, OP, OP, int, int, int, const void *, const void *, int, int, const void *, int,
                 int, const void *, void *, int, int, int, int);
int cublasGemmStridedBatchedEx(H, OP, OP, int, int, int, const void *, const void *, int, int,
                               long long, const void *, int, int, long long, const void *, void *,
                               int, int, long long, int, int, int);
#undef H
#undef OP
#undef UPLO
#undef DIAG
#undef SIDE
}

#endif
