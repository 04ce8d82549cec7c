// Single elements of a table that the host copies: their addresses are expressions in expressions.
// inputs 24
__constant__ double strength[4];
__global__ void pull(double *y, const double *x, double by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = 0.25 * x[i] + 0.1 * by * strength[1] * x[i] * x[(i+1)%n];
}
static double run(const double *x, int n, double a) {
  double *d, *e, host[64], table[4], sum = 0;
  for (int i = 0; i < 4; i++) table[i] = a * x[i] + i;
  cudaMemcpyToSymbol(strength, table, sizeof table);
  cudaMalloc(&d, n * sizeof *d);
  cudaMalloc(&e, n * sizeof *e);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  pull<<<3, 8>>>(e, d, a, n);
  cudaMemcpy(host, e, n * sizeof *d, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++) sum += host[i] * host[i] * (1 + i % 3);
  cudaFree(d);
  cudaFree(e);
  return sum;
}
