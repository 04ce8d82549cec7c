// Vectors of cuBLAS, with increments of both signs, numbers and results on host and device, a stream
// of its own, and a kernel between.
// inputs 60
// cublas
__global__ void squares(int n, double *__restrict__ x) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = 0.5 * x[i] * x[i];
}
double run(const double *x, int n, double a) {
  cublasHandle_t handle;
  cudaStream_t stream;
  cublasCreate_v2(&handle);
  cudaStreamCreate(&stream);
  cublasSetStream_v2(handle, stream);
  double *d, *numbers, host[60], sum = 0, alpha = 0.2 * a * x[0], beta = 0.4, zero = 0, result[3];
  cudaMalloc(&d, 60 * sizeof(double));
  cudaMalloc(&numbers, 4 * sizeof(double));
  for (int i = 0; i < 60; i++) host[i] = 0.3 * x[i] * x[i];
  host[0] += 2, host[6] += 2, host[12] += 2, host[18] += 2;
  cudaMemcpyAsync(d, host, sizeof host, cudaMemcpyHostToDevice, stream);
  double *A = d, *u = d + 25, *v = d + 40;
  cublasDgemv_v2(handle, CUBLAS_OP_N, 4, 3, &alpha, A, 5, u, 2, &beta, v, -3);
  cublasDgemv_v2(handle, CUBLAS_OP_T, 4, 3, &beta, A, 5, v, 1, &zero, u, 1);
  cublasDger_v2(handle, 4, 4, &alpha, u, 1, v, 2, A, 5);
  squares<<<1, 32, 0, stream>>>(25, A);
  cublasDsymv_v2(handle, CUBLAS_FILL_MODE_UPPER, 4, &beta, A, 5, u, -1, &alpha, v, 1);
  cublasDsyr_v2(handle, CUBLAS_FILL_MODE_LOWER, 4, &alpha, v, 1, A, 5);
  cublasDsyr2_v2(handle, CUBLAS_FILL_MODE_UPPER, 4, &alpha, v, 1, u, 2, A, 5);
  cublasDtrmv_v2(handle, CUBLAS_FILL_MODE_LOWER, CUBLAS_OP_T, CUBLAS_DIAG_NON_UNIT, 4, A, 5, u, 1);
  cublasDtrsv_v2(handle, CUBLAS_FILL_MODE_UPPER, CUBLAS_OP_N, CUBLAS_DIAG_UNIT, 3, A, 5, v, 2);
  cublasDtpsv_v2(handle, CUBLAS_FILL_MODE_LOWER, CUBLAS_OP_N, CUBLAS_DIAG_UNIT, 3, A, u, 1);
  cublasDgbmv_v2(handle, CUBLAS_OP_N, 4, 4, 1, 1, &alpha, A, 5, u, 1, &beta, v, 1);
  double c = 0.6, s = 0.8 * a;
  cublasDrot_v2(handle, 4, u, 1, v, 2, &c, &s);
  cublasDaxpy_v2(handle, 4, &alpha, u, 1, v, -1);
  cublasDscal_v2(handle, 3, &alpha, v, 2);
  cublasDswap_v2(handle, 3, u, 1, v, 2);
  cublasDcopy_v2(handle, 2, u, 1, v, 3);
  cublasDdot_v2(handle, 4, u, 1, v, 1, result);
  cublasDnrm2_v2(handle, 4, v, 1, result + 1);
  cublasDasum_v2(handle, 4, v, 1, result + 2);
  for (int i = 0; i < 3; i++) sum += result[i] * (i + 1);
  cublasSetPointerMode_v2(handle, CUBLAS_POINTER_MODE_DEVICE);
  double both[2] = {alpha, a};
  cudaMemcpyAsync(numbers, both, sizeof both, cudaMemcpyHostToDevice, stream);
  cublasDnrm2_v2(handle, 4, u, 1, numbers + 2);
  cublasDgemv_v2(handle, CUBLAS_OP_T, 4, 4, numbers, A, 5, u, 1, numbers + 2, v, 1);
  cublasDdot_v2(handle, 4, v, 1, u, 1, numbers + 3);
  cublasDscal_v2(handle, 4, numbers + 3, u, 1);
  cublasSetPointerMode_v2(handle, CUBLAS_POINTER_MODE_HOST);
  cublasDaxpy_v2(handle, 4, &alpha, u, 1, v, -1);
  cudaStreamSynchronize(stream);
  cudaMemcpy(host, d, sizeof host, cudaMemcpyDeviceToHost);
  for (int i = 0; i < 60; i++) sum += host[i] * (host[i] + 0.1 * (i % 7));
  cudaFree(d), cudaFree(numbers);
  cublasDestroy_v2(handle);
  cudaStreamDestroy(stream);
  return sum;
}
