// Indices beside numbers, rows of a matrix, and a kernel that is launched by a condition.
// inputs 48

__global__ void gather(const double *x, const int *at, double *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = x[at[i]] * x[at[i]] + y[i];
}

static double run(const double *x, int n, double a) {
  int rows = 6, wide = n / rows, *at, *places = new int[n];
  double *d, *y, *h = new double[n], s = 0;
  for (int i = 0; i < n; i++)
    places[i] = i * 7 % n;
  cudaMalloc(&d, 2 * n * sizeof *d);
  cudaMemset(d, 0, 2 * n * sizeof *d);
  cudaMalloc(&y, n * sizeof *y);
  cudaMalloc(&at, n * sizeof *at);
  cudaMemcpy(at, places, n * sizeof *at, cudaMemcpyHostToDevice);
  cudaMemcpy2D(d, 2 * wide * sizeof *d, x, wide * sizeof *d, wide * sizeof *d, rows, cudaMemcpyHostToDevice);
  cudaMemcpy2D(y, wide * sizeof *d, d, 2 * wide * sizeof *d, wide * sizeof *d, rows, cudaMemcpyDeviceToDevice);
  for (int k = 0; k < 5; k++)
    if (x[k] > 0.9)
      gather<<<6, 8>>>(d, at, y, n);
    else
      gather<<<6, 8>>>(d, at + 1, y, n - 1);
  cudaMemcpy(h, y, n * sizeof *h, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++)
    s += __builtin_log(a + h[i]);
  cudaFree(d), cudaFree(y), cudaFree(at);
  delete[] h;
  delete[] places;
  return s;
}
