// Two directions at once through cuBLAS: products in place, batches, sums, solves, numbers for the host.
// inputs 27 own
// cublas

static void run(const double *x, double *y, int n, double a) {
  enum { N = 3, S = N * N };
  double *d, host[3 * S], alpha = a * x[0], beta = 0.5 + x[1] * a;
  cublasHandle_t handle;
  cublasCreate_v2(&handle);
  for (int i = 0; i < n; i++) host[i] = 0.4 * x[i] + (i % S % (N + 1) ? 0 : 2);
  cudaMalloc(&d, sizeof host);
  cudaMemcpy(d, host, sizeof host, cudaMemcpyHostToDevice);
  for (int k = 0; k < 2; k++) {
    cublasDgemm_v2(handle, CUBLAS_OP_N, CUBLAS_OP_T, N, N, N, &alpha, d, N, d + S, N, &beta, d + 2 * S, N);
    cublasDtrsm_v2(handle, CUBLAS_SIDE_LEFT, CUBLAS_FILL_MODE_LOWER, CUBLAS_OP_N, CUBLAS_DIAG_NON_UNIT, N, N, &alpha, d, N, d + S, N);
    cublasDgemv_v2(handle, CUBLAS_OP_N, N, N, &beta, d + S, N, d, 1, &alpha, d + 2 * S, 1);
    cublasDgemmStridedBatched(handle, CUBLAS_OP_N, CUBLAS_OP_N, N, 1, N, &beta, d, N, 0, d + S, N, N, &alpha, d + 2 * S, N, N, 2);
    cublasDscal_v2(handle, S, &beta, d, 1);
  }
  cublasDdot_v2(handle, S, d, 1, d + S, 1, y);
  cublasDnrm2_v2(handle, S, d + 2 * S, 1, y + 1);
  cudaMemcpy(host, d, sizeof host, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++) y[i % 2] += host[i] * (0.1 * i + host[i]);
  cudaFree(d);
  cublasDestroy_v2(handle);
}

#include "directions.h"
