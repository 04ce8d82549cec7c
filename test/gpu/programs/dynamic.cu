// Shared memory whose size is the launch's: a halo, indices behind the numbers, names of other functions, and slots
// of single threads, where nobody waits for anybody.
// inputs 40

__device__ double *tile() {
  extern __shared__ double numbers[];
  return numbers;
}
__global__ void smooth(const double *x, double *y, double a, int n) {
  extern __shared__ double numbers[];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t, size = blockDim.x + 2;
  int *order = (int *)(numbers + size);
  order[t] = (t * 3 + 1) % blockDim.x;
  numbers[t + 1] = i < n ? x[i] * a : 0;
  if (t == 0)
    numbers[0] = i > 0 ? x[i - 1] * x[i - 1] : 1;
  if (t == blockDim.x - 1)
    numbers[size - 1] = i + 1 < n ? x[i + 1] : 0.5;
  __syncthreads();
  double *all = tile();
  if (i < n)
    y[i] = all[t] * all[t + 2] + 0.5 * all[order[t] + 1];
}
__global__ void powers(const double *x, double *y, int n) {
  extern __shared__ float small[];
  double *own = (double *)small + 4 * threadIdx.x;
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  own[0] = x[i];
  for (int k = 1; k < 4; k++)
    own[k] = own[k - 1] * x[i];
  y[i] = own[3] + own[1];
}

static double run(const double *x, int n, double a) {
  double *d, *e, host[40], s = 0;
  cudaMalloc(&d, n * sizeof *d), cudaMalloc(&e, n * sizeof *e);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  smooth<<<(n + 7) / 8, 8, 10 * sizeof(double) + 8 * sizeof(int)>>>(d, e, a, n);
  powers<<<(n + 15) / 16, 16, 16 * 4 * sizeof(double)>>>(e, d, n);
  cudaMemcpy(host, d, n * sizeof *d, cudaMemcpyDeviceToHost);
  cudaFree(d), cudaFree(e);
  for (int i = 0; i < n; i++)
    s += host[i] * (i % 5 + 1) * 0.1;
  return s;
}
