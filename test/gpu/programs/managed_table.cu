// Addresses in memory of the device lead to managed memory, which the host writes again.
// inputs 16

__global__ void join(double *const *rows, double *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = rows[0][i] * rows[1][i] + y[i];
}

static double run(const double *x, int n, double a) {
  double *rows[2], **table, *y, s = 0;
  for (int k = 0; k < 2; k++)
    cudaMallocManaged(&rows[k], n * sizeof *y);
  cudaMallocManaged(&y, n * sizeof *y);
  cudaMalloc(&table, sizeof rows);
  cudaMemcpy(table, rows, sizeof rows, cudaMemcpyHostToDevice);
  for (int i = 0; i < n; i++)
    rows[0][i] = x[i], rows[1][i] = a * x[i], y[i] = 0;
  join<<<2, 8>>>(table, y, n);
  cudaDeviceSynchronize();
  for (int i = 0; i < n; i++)
    rows[0][i] = 0.5 * y[i] * x[i];
  join<<<2, 8>>>(table, y, n);
  cudaDeviceSynchronize();
  for (int i = 0; i < n; i++)
    s += y[i] * (i + 1);
  cudaFree(rows[0]), cudaFree(rows[1]), cudaFree(y), cudaFree(table);
  return s;
}
