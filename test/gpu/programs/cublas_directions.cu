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

struct two { double of[2]; };
template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);
extern int enzyme_dup, enzyme_const, enzyme_out, enzyme_width;

extern "C" double value(const double *x, int n, double a) {
  double y[2];
  run(x, y, n, a);
  return y[0] + 2 * y[1];
}
extern "C" double gradient(const double *x, double *dx, int n, double a) {
  double y[2], one[2] = {1, 0}, other[2] = {0, 1}, first[64] = {0}, second[64] = {0};
  two by = __enzyme_autodiff<two>((void *)run, enzyme_width, 2, enzyme_dup, x, first, second, enzyme_dup,
                                  y, one, other, enzyme_const, n, enzyme_out, a);
  for (int i = 0; i < n; i++) dx[i] += first[i] + 2 * second[i];
  return by.of[0] + 2 * by.of[1];
}
extern "C" double tangent(const double *x, double *dx, int n, double a, double da) {
  double y[2], one[2] = {0, 0}, other[2] = {0, 0}, first[64], second[64];
  for (int i = 0; i < n; i++) first[i] = 3 * dx[i], second[i] = i % 3 * dx[i];
  __enzyme_fwddiff<void>((void *)run, enzyme_width, 2, enzyme_dup, x, first, second, enzyme_dup, y,
                         one, other, enzyme_const, n, enzyme_dup, a, 3 * da, 0.5 * da);
  for (int i = 0; i < n; i++) first[i] = 2 * dx[i] + i % 3 * dx[i];
  double more[2] = {0, 0};
  __enzyme_fwddiff<void>((void *)run, enzyme_dup, x, first, enzyme_dup, y, more, enzyme_const, n,
                         enzyme_dup, a, 2.5 * da);
  // What is linear in directions: the third is the other two, less one that is asked for.
  return one[0] + other[0] - more[0] + 2 * (one[1] + other[1] - more[1]);
}
