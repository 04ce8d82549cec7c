// Sums of matrices, transposed or not, in place and apart; and products that are told their types.
// inputs 24
// cublas
double run(const double *x, int n, double a) {
  enum { M = 3, N = 2, S = M * N };
  cublasHandle_t handle;
  cublasCreate_v2(&handle);
  double *d, host[4 * S], sum = 0;
  cudaMalloc(&d, sizeof host);
  for (int flags = 0; flags < 9; flags++) {
    cublasOperation_t t = flags & 1 ? CUBLAS_OP_T : CUBLAS_OP_N, s = flags & 2 ? CUBLAS_OP_C : CUBLAS_OP_N;
    for (int i = 0; i < 4 * S; i++) host[i] = x[(i * 7 + flags) % n] * 0.4;
    cudaMemcpy(d, host, sizeof host, cudaMemcpyHostToDevice);
    double alpha = a + 0.25 * x[0], beta = flags == 3 ? 0 : 0.5 * a * x[1];
    double *A = d, *B = d + S, *C = d + 2 * S, *D = d + 3 * S;
    cublasDgeam(handle, t, s, M, N, &alpha, A, t ? N : M, &beta, B, s ? N : M, C, M);
    cublasDgeam(handle, CUBLAS_OP_N, t, M, N, &beta, C, M, &alpha, D, t ? N : M, C, M);
    if (flags & 4) cublasDgeam(handle, t, CUBLAS_OP_N, M, N, &alpha, A, t ? N : M, &beta, D, M, D, M);
    cublasGemmEx(handle, t, s, 2, 2, 2, &alpha, A, CUDA_R_64F, 2, B, CUDA_R_64F, 2, &beta, C, CUDA_R_64F, 3,
                 CUBLAS_COMPUTE_64F, CUBLAS_GEMM_DEFAULT);
    cublasGemmStridedBatchedEx(handle, s, t, 1, 2, 1, &beta, B, CUDA_R_64F, 2, 1, C, CUDA_R_64F, 2, 1, &alpha, D,
                               CUDA_R_64F, 1, 2, 3, CUBLAS_COMPUTE_64F, CUBLAS_GEMM_DEFAULT);
    cublasDscal_v2(handle, S, &alpha, A, 1);
    cudaMemcpy(host, d, sizeof host, cudaMemcpyDeviceToHost);
    for (int i = 0; i < 4 * S; i++) sum += host[i] * (0.1 * (i % 7) + 0.1 * host[i]);
  }
  cuDoubleComplex far[4 * S], *e, by = {a, 0.25 * x[0]}, times = {0.5 * x[1], a};
  cudaMalloc(&e, sizeof far);
  for (int flags = 0; flags < 4; flags++) {
    cublasOperation_t t = (cublasOperation_t)(flags % 3), s = (cublasOperation_t)(2 - flags % 3);
    for (int i = 0; i < 4 * S; i++) far[i].x = 0.5 * x[(i + flags) % n], far[i].y = 0.4 * x[(2 * i + 1) % n];
    cudaMemcpy(e, far, sizeof far, cudaMemcpyHostToDevice);
    cublasZgeam(handle, t, s, M, N, &by, e, t ? N : M, &times, e + S, s ? N : M, e + 2 * S, M);
    cublasGemmEx(handle, s, t, 2, 2, 2, &times, e, CUDA_C_64F, 2, e + 2 * S, CUDA_C_64F, 2, &by, e + 3 * S, CUDA_C_64F,
                 2, CUBLAS_COMPUTE_64F, CUBLAS_GEMM_DEFAULT);
    cudaMemcpy(far, e, sizeof far, cudaMemcpyDeviceToHost);
    for (int i = 0; i < 4 * S; i++) sum += far[i].x * (0.1 * (i % 7) + 0.1 * far[i].y);
  }
  cudaFree(e);
  cudaFree(d);
  cublasDestroy_v2(handle);
  return sum;
}
