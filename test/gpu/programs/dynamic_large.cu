// Shared memory that a device gives only when it is asked: the kernel has little of it, its gradient twice as much.
// inputs 16

__global__ void spread(const double *x, double *y, int n, int stride) {
  extern __shared__ double far[];
  int t = threadIdx.x;
  far[t * stride] = x[t] * x[(t + 1) % n];
  __syncthreads();
  y[t] = far[(n - 1 - t) * stride] * x[t];
}

static double run(const double *x, int n, double a) {
  double *d, *e, host[16], s = 0;
  int stride = 200;
  cudaMalloc(&d, n * sizeof *d), cudaMalloc(&e, n * sizeof *e);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  cudaFuncSetAttribute((const void *)spread, 8, 26000);
  spread<<<1, n, n * stride * sizeof(double)>>>(d, e, n, stride);
  cudaMemcpy(host, e, n * sizeof *d, cudaMemcpyDeviceToHost);
  cudaFree(d), cudaFree(e);
  for (int i = 0; i < n; i++)
    s += host[i] * (i + 1) * a;
  return s;
}
