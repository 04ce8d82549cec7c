// Shared memory whose size is the launch's, by two names in two files, neither of which launches.
// inputs 32
extern __global__ void work(const double *, double *, int);
static double run(const double *x, int n, double a) {
  double *d, *e, h[32], s = 0;
  cudaMalloc(&d, n * sizeof *d), cudaMalloc(&e, n * sizeof *e);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  work<<<4, 8, 8 * 8>>>(d, e, n);
  cudaMemcpy(h, e, n * sizeof *d, cudaMemcpyDeviceToHost);
  cudaFree(d), cudaFree(e);
  for (int i = 0; i < n; i++) s += h[i] * a * (i % 3 + 1);
  return s;
}
