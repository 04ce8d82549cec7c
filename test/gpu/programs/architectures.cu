// Kernels that are others for newer devices: in place there, with a loop, or a table of their own.
// inputs 24
__device__ double table[2];
__global__ void squares(double *x, double *y, double a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
#if __CUDA_ARCH__ >= 900
  x[i] = x[i] * x[i] * a;
  y[i] = x[i] * x[i];
#else
  double v = x[i] * x[i] * x[i];
  y[i] = v * v * a;
#endif
}
__global__ void rounds(double *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
#if __CUDA_ARCH__ >= 900
  for (; i < n; i += gridDim.x * blockDim.x)
    for (int k = 0; k < i % 3; k++)
      y[i] = y[i] * (1 + y[i]) * table[k];
#else
  if (i < n)
    y[i] *= y[i] * 0.1;
#endif
}
double run(const double *x, int n, double a) {
  double *d, *e, h[24], sum = 0;
  cudaMalloc(&d, n * sizeof *d);
  cudaMalloc(&e, n * sizeof *e);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  cudaMemcpyToSymbol(table, x, sizeof table);
  squares<<<3, 8>>>(d, e, a, n);
  rounds<<<3, 8>>>(e, n);
  cudaMemcpy(h, e, n * sizeof *e, cudaMemcpyDeviceToHost);
  cudaFree(d);
  cudaFree(e);
  for (int i = 0; i < n; i++)
    sum += h[i] * (i + 1);
  return sum;
}
