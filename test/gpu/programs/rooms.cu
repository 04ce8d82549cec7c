// Threads go over a grid's stride, in place: so many rounds as the launch says, in a nest too.
// inputs 41

__global__ void square(double *x, double a, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    x[i] = x[i] * x[i] * 0.25 + sin(a * x[i]);
}
__global__ void chains(double *x, int n) {
  int first = (blockIdx.y * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  for (int i = first; i < n; i += 12)
    for (int k = 0; k < i % 5; k++)
      x[i] = cos(x[i]) + 0.3 * x[i];
}

static double run(const double *x, int n, double a) {
  double *d, *h = new double[n], s = 0;
  cudaMalloc(&d, n * sizeof(double));
  cudaMemcpy(d, x, n * sizeof(double), cudaMemcpyHostToDevice);
  for (int k = 0; k < 3; k++) {
    square<<<2, 5>>>(d, a, n);
    chains<<<dim3(1, 2), dim3(3, 2)>>>(d, n);
  }
  cudaMemcpy(h, d, n * sizeof(double), cudaMemcpyDeviceToHost);
  cudaFree(d);
  for (int i = 0; i < n; i++) s += h[i] * (i % 3 + 1);
  delete[] h;
  return s;
}
