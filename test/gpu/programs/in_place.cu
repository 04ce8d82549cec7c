// A kernel overwrites what it reads, launched again and again; memory is freed in between.
// inputs 33

__global__ void step(double *x, double a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] = sin(a * x[i]) + x[i] * x[i] * 0.25;
}
__global__ void scale(const double *x, double *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = x[i] * x[i];
}

static double run(const double *x, int n, double a) {
  size_t size = n * sizeof(double);
  double *d, *h = new double[n], s = 0;
  cudaMalloc(&d, size);
  cudaMemcpy(d, x, size, cudaMemcpyHostToDevice);
  for (int k = 0; k < n % 4 + 3; k++) {
    double *other;
    step<<<3, 11>>>(d, a, n);
    cudaMalloc(&other, size);
    scale<<<5, 7>>>(d, other, n);
    cudaMemcpy(h, other, size, cudaMemcpyDeviceToHost);
    cudaFree(other);
    s += h[k] * h[n - 1];
  }
  cudaFree(d);
  delete[] h;
  return s;
}
