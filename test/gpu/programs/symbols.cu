// Variables of the device: a constant table that the host copies numbers to and back from, and one that
// kernels change, which no copy of the host's mentions until the end.
// inputs 40

__constant__ double table[8];
__device__ double state[4];
__device__ double total;
__constant__ int places[4];

__global__ void step(double *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = 0.3 * y[i] * table[i % 8] + table[(i + places[i % 4]) % 8] * 0.5;
}
__global__ void collect(const double *y) {
  int i = threadIdx.x;
  state[i] = 0.3 * y[i] * state[i] + 0.2 * table[i];
  if (i == 0) total = y[0] * y[1] + 0.5 * table[3];
}
__global__ void spread(double *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = y[i] + 0.1 * total * state[i % 4];
}

static double run(const double *x, int n, double a) {
  double *d, host[40], some[8], back[8] = {0}, sum = 0;
  int at[4] = {1, 3, 2, 5};
  cudaMalloc(&d, n * sizeof *d);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  cudaMemcpyToSymbol(places, at, sizeof at, 0, cudaMemcpyHostToDevice);
  cudaMemcpyToSymbol(state, x + 4, sizeof state, 0, cudaMemcpyHostToDevice);
  for (int k = 0; k < 3; k++) {
    for (int i = 0; i < 8; i++) some[i] = x[i] * x[(i + k) % 8] + a;
    if (k != 1) cudaMemcpyToSymbol(table, some, sizeof some, 0, cudaMemcpyHostToDevice);
    else cudaMemcpyToSymbol(table, some + 3, 2 * sizeof *some, 3 * sizeof *some, cudaMemcpyHostToDevice);
    for (int i = 0; i < 4; i++) at[i] = (at[i] + k) % 8;
    cudaMemcpyToSymbol(places, at, sizeof at, 0, cudaMemcpyHostToDevice);
    step<<<3, 16>>>(d, n);
    collect<<<1, 4>>>(d);
    spread<<<3, 16>>>(d, n);
    cudaMemcpyFromSymbol(back + k, table, 5 * sizeof *back, 2 * sizeof *back, cudaMemcpyDeviceToHost);
    for (int i = 0; i < 8; i++) sum += back[i] * back[i] * (i + 1);
  }
  cudaMemcpy(host, d, n * sizeof *d, cudaMemcpyDeviceToHost);
  cudaMemcpyFromSymbol(some, state, sizeof state, 0, cudaMemcpyDeviceToHost);
  for (int i = 0; i < 4; i++) sum += some[i] * (i + 1);
  for (int i = 0; i < n; i++) sum += host[i] * (0.1 * i + host[i]);
  cudaFree(d);
  return sum;
}
