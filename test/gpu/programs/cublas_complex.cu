// Complex numbers and floats of cuBLAS: products, solves, conjugates, results that are real or complex.
// inputs 60
// cublas
double run(const double *x, int n, double a) {
  enum { N = 3, S = N * N };
  cublasHandle_t handle;
  cublasCreate_v2(&handle);
  cuDoubleComplex *d, host[4 * S], alpha = {a, 0.25 * x[0]}, beta = {0.5, a}, dot = {0, 0};
  double sum = 0, norm = 0, by = 0.5 * a, more = x[1];
  cudaMalloc(&d, sizeof host);
  for (int flags = 0; flags < 12; flags++) {
    cublasOperation_t t = (cublasOperation_t)(flags % 3), s = (cublasOperation_t)((flags + 1) % 3);
    cublasFillMode_t uplo = flags & 1 ? CUBLAS_FILL_MODE_UPPER : CUBLAS_FILL_MODE_LOWER;
    cublasSideMode_t side = flags & 2 ? CUBLAS_SIDE_RIGHT : CUBLAS_SIDE_LEFT;
    for (int i = 0; i < 4 * S; i++) host[i].x = 0.5 * x[(i + flags) % n], host[i].y = 0.4 * x[(2 * i + 1) % n];
    for (int i = 0; i < N; i++) host[i * (N + 1)].x += 2;
    cudaMemcpy(d, host, sizeof host, cudaMemcpyHostToDevice);
    cuDoubleComplex *A = d, *B = d + S, *C = d + 2 * S, *D = d + 3 * S;
    cublasZgemm_v2(handle, t, s, 3, 2, 3, &alpha, A, N, B, N, &beta, C, N);
    cublasZherk_v2(handle, uplo, flags & 4 ? CUBLAS_OP_C : CUBLAS_OP_N, 3, 2, &by, C, N, &more, D, N);
    cublasZtrsm_v2(handle, side, uplo, t, CUBLAS_DIAG_NON_UNIT, 3, 3, &alpha, A, N, B, N);
    cublasZtrmm_v2(handle, side, uplo, s, CUBLAS_DIAG_UNIT, 3, 3, &beta, A, N, B, N, C, N);
    cublasZgemmStridedBatched(handle, t, s, 1, 3, 3, &beta, A, N, 0, B, N, 0, &alpha, D, N, 1, 2);
    cublasZgemv_v2(handle, s, 3, 3, &alpha, A, N, B, 2, &beta, C, -1);
    cublasZscal_v2(handle, 4, &alpha, B, 2);
    cublasZaxpy_v2(handle, 3, &beta, B, -1, C, 2);
    cublasZdotc_v2(handle, 4, B, 1, C, 2, &dot);
    cublasDznrm2_v2(handle, 3, C, 2, &norm);
    cudaMemcpy(host, d, sizeof host, cudaMemcpyDeviceToHost);
    for (int i = 0; i < 4 * S; i++) sum += host[i].x * (0.1 * (i % 7) + host[i].y);
    sum += dot.x * dot.y + norm;
  }
  cudaFree(d);
  cublasDestroy_v2(handle);
  return sum;
}
