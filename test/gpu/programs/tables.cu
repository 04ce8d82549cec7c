// Addresses in memory of the device, some of which others take the place of; indices that kernels overwrite, and parts of one allocation.
// inputs 36

__global__ void turn(int *at, int by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    at[i] = (at[i] + by) % n;
}
__global__ void mix(double *const *rows, const int *at, double *y, int count, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  double sum = 0;
  if (i < n)
    for (int k = 0; k < 3; k++)
      sum += rows[k][at[i]] * rows[(k + 1) % 3][i];
  if (i < n)
    y[i] = sum;
}
__global__ void scale(double *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] = x[i] * x[i] + 0.1;
}

static double run(const double *x, int n, double a) {
  int third = n / 3, *at, *places = new int[third];
  double *all, *rows[3], **table, *h = new double[third], s = 0;
  for (int i = 0; i < third; i++)
    places[i] = i;
  cudaMalloc(&all, 2 * n * sizeof *all);
  cudaMalloc(&table, sizeof rows);
  cudaMalloc(&at, third * sizeof *at);
  cudaMemcpy(at, places, third * sizeof *at, cudaMemcpyHostToDevice);
  cudaMemcpy(all, x, n * sizeof *all, cudaMemcpyHostToDevice);
  for (int k = 0; k < 3; k++)
    rows[k] = all + k * third;
  cudaMemcpy(table, rows, sizeof rows, cudaMemcpyHostToDevice);
  for (int k = 0; k < 4; k++) {
    double *first = rows[0];
    rows[0] = rows[k % 3], rows[k % 3] = first;
    if (k) cudaMemcpy(table, rows, sizeof rows, cudaMemcpyHostToDevice);
    turn<<<2, 16>>>(at, k + 1, third);
    mix<<<3, 4>>>(table, at, all + n + (k & 1) * third, 3, third);
    scale<<<3, 4>>>(all + k % 3 * third, third);
    cudaMemcpy(h, all + n + (k & 1) * third, third * sizeof *h, cudaMemcpyDeviceToHost);
    for (int i = 0; i < third; i++)
      s += a * h[i] * (i + k + 1);
  }
  cudaFree(all), cudaFree(table), cudaFree(at);
  delete[] h;
  delete[] places;
  return s;
}
