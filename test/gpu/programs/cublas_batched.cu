// Many products and solves in one call of cuBLAS: strided, with a factor that all share, and by addresses
// that are in memory of the device.
// inputs 60
// cublas
double run(const double *x, int n, double a) {
  enum { N = 3, S = N * N, COUNT = 4, ALL = 3 * COUNT * S };
  cublasHandle_t handle;
  cublasCreate_v2(&handle);
  double *d, host[ALL], sum = 0, **table, *rows[3 * COUNT];
  cudaMalloc(&d, sizeof host);
  cudaMalloc(&table, sizeof rows);
  for (int flags = 0; flags < 8; flags++) {
    cublasOperation_t t = flags & 1 ? CUBLAS_OP_T : CUBLAS_OP_N, s = flags & 2 ? CUBLAS_OP_C : CUBLAS_OP_N;
    cublasFillMode_t uplo = flags & 4 ? CUBLAS_FILL_MODE_UPPER : CUBLAS_FILL_MODE_LOWER;
    cublasSideMode_t side = flags & 2 ? CUBLAS_SIDE_RIGHT : CUBLAS_SIDE_LEFT;
    for (int i = 0; i < ALL; i++) host[i] = x[(i * 7 + flags) % n] * 0.4 + (i % S % (N + 1) ? 0 : 2);
    cudaMemcpy(d, host, sizeof host, cudaMemcpyHostToDevice);
    double alpha = a + 0.25 * x[0], beta = flags == 3 ? 0 : 0.5 * a * x[1];
    double *A = d, *B = d + COUNT * S, *C = d + 2 * COUNT * S;
    cublasDgemmStridedBatched(handle, t, s, N, 2, N, &alpha, A, N, flags & 4 ? 0 : S, B, N, S, &beta, C, N, S, COUNT);
    cublasDgemvStridedBatched(handle, t, N, N, &beta, A, N, S, B, 2, S, &alpha, C, 1, S, COUNT - 1);
    for (int k = 0; k < 3 * COUNT; k++) rows[k] = d + (k * 5 % (3 * COUNT)) * S;
    cudaMemcpy(table, rows, sizeof rows, cudaMemcpyHostToDevice);
    cublasDgemmBatched(handle, s, t, N, N, 2, &beta, table, N, table + COUNT, N, &alpha, table + 2 * COUNT, N, COUNT);
    cublasDtrsmBatched(handle, side, uplo, t, CUBLAS_DIAG_NON_UNIT, N, N, &alpha, table, N, table + COUNT, N, COUNT);
    cublasDgemvBatched(handle, s, 2, N, &alpha, table + COUNT, N, table, 1, &beta, table + 2 * COUNT, 1, COUNT);
    cublasDgemmBatched(handle, s, t, N, N, N, &beta, table, N, table + COUNT, N, &alpha, table, N, 0);
    cudaMemcpy(host, d, sizeof host, cudaMemcpyDeviceToHost);
    for (int i = 0; i < ALL; i++) sum += host[i] * (0.1 * (i % 7) + 0.1 * host[i]);
  }
  cudaFree(d);
  cudaFree(table);
  cublasDestroy_v2(handle);
  return sum;
}
