// Host code, the kernel it launches, the function that calls, and the variable that reads: each in a file of its own.
// inputs 24

__global__ void pull(double *y, const double *x, double by, int n);
extern __constant__ double strength[4];

static double run(const double *x, int n, double a) {
  double *d, *e, host[64], table[4], sum = 0;
  for (int i = 0; i < 4; i++) table[i] = a * x[i] + i;
  cudaMemcpyToSymbol(strength, table, sizeof table);
  cudaMalloc(&d, n * sizeof *d);
  cudaMalloc(&e, n * sizeof *e);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  for (int k = 0; k < 3; k++) {
    pull<<<3, 8>>>(e, d, a + k, n);
    pull<<<3, 8>>>(d, e, 0.5, n);
  }
  cudaMemcpy(host, d, n * sizeof *d, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++) sum += host[i] * host[i] * (1 + i % 3);
  cudaFree(d);
  cudaFree(e);
  return sum;
}
