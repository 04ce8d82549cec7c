__global__ void step(double *y, const double *x, double by, int n);

double simulate(const double *x, int n, double a) {
  double *d, *e, host[64], sum = 0;
  cudaMalloc(&d, n * sizeof *d);
  cudaMalloc(&e, n * sizeof *e);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  step<<<3, 8>>>(e, d, a, n);
  step<<<3, 8>>>(d, e, 0.5 * a, n);
  cudaMemcpy(host, d, n * sizeof *d, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++) sum += host[i] * (1 + i % 3);
  cudaFree(d);
  cudaFree(e);
  return sum;
}
