// Floats, the place of the largest number, and memory that no derivative is asked of.
// inputs 20 float
// cublas
double run(const double *x, int n, double a) {
  cublasHandle_t handle;
  cublasCreate_v2(&handle);
  float *d, *other, host[20], fixed[4] = {1, -2, 0.5f, 3}, alpha = (float)a, beta = 0.5f, dot;
  int place;
  cudaMalloc(&d, sizeof host);
  cudaMalloc(&other, sizeof fixed);
  for (int i = 0; i < 20; i++) host[i] = (float)x[i];
  host[3] += 5;
  cudaMemcpy(d, host, sizeof host, cudaMemcpyHostToDevice);
  cudaMemcpy(other, fixed, sizeof fixed, cudaMemcpyHostToDevice);
  cublasSgemm_v2(handle, CUBLAS_OP_N, CUBLAS_OP_T, 2, 2, 2, &alpha, d, 2, other, 2, &beta, d + 8, 3);
  cublasSgemv_v2(handle, CUBLAS_OP_N, 2, 2, &beta, other, 2, d + 8, 1, &alpha, d + 4, 1);
  cublasIsamax_v2(handle, 8, d, 1, &place);
  cublasSdot_v2(handle, 2, d + 4, 1, other, 1, &dot);
  cudaMemcpy(host, d, sizeof host, cudaMemcpyDeviceToHost);
  double sum = dot + host[place - 1];
  for (int i = 0; i < 20; i++) sum += host[i] * 0.5;
  cudaFree(d), cudaFree(other);
  cublasDestroy_v2(handle);
  return sum;
}
