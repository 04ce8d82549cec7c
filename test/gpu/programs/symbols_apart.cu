// Variables of the device that hold a struct, an address and indices, set in a stream and again between
// launches; and one that no copy changes, so that it is constant.
// inputs 36

struct rates {
  double decay, gain;
  int shift, rest;
};
__constant__ rates how;
__constant__ double fixed[4];
__device__ double *rows;
__device__ int order[12];
__device__ double last[12];

__global__ void relax(double *y, double by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = by * y[i] * how.decay + how.gain * rows[(i + how.shift) % n] + fixed[i % 4];
}
__global__ void mix(const double *x, double *to, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    to[i] = x[order[i]] * x[i] * (1 + how.gain);
  if (i < n)
    last[i] = to[i] * to[i];
}

static double run(const double *x, int n, double a) {
  int third = n / 3, at[12];
  double *d, *e, host[36], sum = 0;
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaMalloc(&d, n * sizeof *d), cudaMalloc(&e, third * sizeof *e);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  for (int k = 0; k < 3; k++) {
    double *row = d + k * third;
    rates now = {0.5 + 0.1 * x[k], a * x[k + 1], k + 2, 0};
    for (int i = 0; i < third; i++) at[i] = (i * 5 + k) % third;
    cudaMemcpyToSymbolAsync(how, &now, sizeof now, 0, cudaMemcpyHostToDevice, stream);
    cudaMemcpyToSymbolAsync(rows, &row, sizeof row, 0, cudaMemcpyHostToDevice, stream);
    cudaMemcpyToSymbolAsync(order, at, sizeof at, 0, cudaMemcpyHostToDevice, stream);
    cudaStreamSynchronize(stream);
    relax<<<3, 8, 0, stream>>>(d + (k + 1) % 3 * third, 0.9, third);
    mix<<<2, 8, 0, stream>>>(row, e, third);
    cudaMemcpyFromSymbolAsync(host, last, third * sizeof *host, 0, cudaMemcpyDeviceToHost, stream);
    cudaMemcpyAsync(host + third, e, third * sizeof *e, cudaMemcpyDeviceToHost, stream);
    cudaStreamSynchronize(stream);
    for (int i = 0; i < 2 * third; i++) sum += host[i] * (0.1 * i + a);
  }
  cudaMemcpy(host, d, n * sizeof *d, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++) sum += host[i] * host[i];
  cudaFree(d), cudaFree(e);
  cudaStreamDestroy(stream);
  return sum;
}
