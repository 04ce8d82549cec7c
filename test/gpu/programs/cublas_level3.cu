// Matrix products and solves of cuBLAS with all flags, operands that are overwritten, and a handle
// that is gone before the reverse sweep.
// inputs 60
// cublas
double run(const double *x, int n, double a) {
  enum { N = 4, S = N * N };
  cublasHandle_t handle;
  cublasCreate_v2(&handle);
  double *d, host[4 * S], sum = 0;
  cudaMalloc(&d, 4 * S * sizeof(double));
  for (int flags = 0; flags < 16; flags++) {
    cublasOperation_t t = flags & 1 ? CUBLAS_OP_T : CUBLAS_OP_N, s = flags & 2 ? CUBLAS_OP_C : CUBLAS_OP_N;
    cublasFillMode_t uplo = flags & 4 ? CUBLAS_FILL_MODE_UPPER : CUBLAS_FILL_MODE_LOWER;
    cublasSideMode_t side = flags & 2 ? CUBLAS_SIDE_RIGHT : CUBLAS_SIDE_LEFT;
    cublasDiagType_t diag = flags & 8 ? CUBLAS_DIAG_UNIT : CUBLAS_DIAG_NON_UNIT;
    for (int i = 0; i < 4 * S; i++) host[i] = x[(i + flags) % n] * 0.4;
    for (int i = 0; i < N; i++) host[i * (N + 1)] += 2;
    cudaMemcpy(d, host, sizeof host, cudaMemcpyHostToDevice);
    double alpha = a + 0.25 * x[0], beta = flags == 3 ? 0 : 0.5 * a * x[1];
    double *A = d, *B = d + S, *C = d + 2 * S, *D = d + 3 * S;
    cublasDgemm_v2(handle, t, s, 3, 2, 4, &alpha, A, N, B, N, &beta, C, N);
    cublasDsymm_v2(handle, side, uplo, 4, 4, &beta, A, N, C, N, &alpha, B, N);
    cublasDsyrk_v2(handle, uplo, t, 4, 3, &alpha, B, N, &beta, D, N);
    cublasDsyr2k_v2(handle, uplo, t, 4, 2, &beta, B, N, C, N, &alpha, D, N);
    cublasDtrmm_v2(handle, side, uplo, t, diag, 4, 3 + (side == CUBLAS_SIDE_RIGHT), &alpha, A, N, B, N, C, N);
    cublasDtrsm_v2(handle, side, uplo, s, diag, 4, 4, &beta, A, N, B, N);
    cudaMemcpy(host, d, sizeof host, cudaMemcpyDeviceToHost);
    for (int i = 0; i < 4 * S; i++) sum += host[i] * (0.1 * (i % 7) + host[i]);
  }
  cudaFree(d);
  cublasDestroy_v2(handle);
  return sum;
}
