// The largest numbers of a launch in two directions at once: those of blocks first, in shared memory, then of all by one
// thread of each; and numbers that several threads say.
// inputs 32 own
static __device__ long long __llAtomicMax(long long *p, long long v) {
  return __nvvm_atom_max_gen_ll(p, v);
}
static __device__ void largest(double *to, double v) {
  __llAtomicMax((long long *)to, __double_as_longlong(v));
}
__global__ void of_all(const double *x, double *most, double by, int n) {
  __shared__ double mine;
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  if (t == 0) mine = 0;
  __syncthreads();
  largest(&mine, x[i] * x[n - 1 - i] * by);
  __syncthreads();
  if (t == 0) largest(most, mine);
}
__global__ void together(double *x, double *most, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  x[i] = exp(x[i]) - 0.5 * x[i];
  largest(most + 1, blockIdx.x == 1 ? x[i] : 0.25);
  for (int k = 0; k < 3; k++) largest(most + 2 + i % 2, x[i]);
}
__global__ void scale(double *x, const double *most) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  x[i] = sin(x[i]) * most[0] + most[i % 4];
}

static void run(const double *x, double *y, int n, double a) {
  double *d, *most, host[64];
  cudaMalloc(&d, n * sizeof *d);
  cudaMallocManaged(&most, 4 * sizeof *most);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  for (int k = 0; k < 4; k++) most[k] = 0.1 * k;
  for (int k = 0; k < 2; k++) {
    of_all<<<4, 8>>>(d, most, a, n);
    together<<<4, 8>>>(d, most, n);
    scale<<<4, 8>>>(d, most);
  }
  cudaDeviceSynchronize();
  cudaMemcpy(host, d, n * sizeof *d, cudaMemcpyDeviceToHost);
  y[0] = most[0] * most[1], y[1] = most[2] * most[3];
  for (int i = 0; i < n; i++) y[i % 2] += host[i] * (0.1 * i + host[i]);
  cudaFree(d), cudaFree(most);
}

#include "directions.h"
