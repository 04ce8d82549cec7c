// Floats on the device, doubles on the host.
// inputs 32 float

__global__ void step(const float *x, float *y, float a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = a * x[i] + x[(i + 1) % n] * x[i];
}

static double run(const double *x, int n, double a) {
  float *d, *e, *h = new float[n];
  double s = 0;
  for (int i = 0; i < n; i++)
    h[i] = x[i];
  cudaMalloc(&d, n * sizeof *d);
  cudaMalloc(&e, n * sizeof *e);
  cudaMemcpy(d, h, n * sizeof *d, cudaMemcpyHostToDevice);
  step<<<4, 8>>>(d, e, a, n);
  cudaMemcpy(d, e, n * sizeof *d, cudaMemcpyDeviceToDevice);
  step<<<4, 8>>>(e, d, 1.5f * a, n);
  cudaMemcpy(h, d, n * sizeof *d, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++)
    s += h[i];
  cudaFree(d), cudaFree(e);
  delete[] h;
  return s;
}
