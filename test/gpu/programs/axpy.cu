// Two launches in a row, each on what the other wrote.
// inputs 50
__global__ void axpy(int n, double a, const double *__restrict__ x, double *__restrict__ y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] += a * x[i] * x[i];
}
double run(const double *x, int n, double a) {
  double *d, *e;
  cudaMalloc(&d, n * sizeof(double));
  cudaMalloc((void**)&e, n * sizeof(double));
  cudaMemcpy(d, x, n * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemset(e, 0, n * sizeof(double));
  axpy<<<(n + 31) / 32, 32>>>(n, a, d, e);
  axpy<<<(n + 31) / 32, 32>>>(n, a, e, d);
  double *h = new double[n];
  cudaMemcpy(h, d, n * sizeof(double), cudaMemcpyDeviceToHost);
  double s = 0;
  for (int i = 0; i < n; i++) s += h[i];
  delete[] h;
  cudaFree(d); cudaFree(e);
  return s;
}
