// Two directions at once of kernels that keep something of each round, as many as a launch makes them:
// they are counted once for both. One keeps nothing, another has memory of a launch's size.
// inputs 30 own

__global__ void square(double *x, double a, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    x[i] = x[i] * x[i] * a + 0.5 * x[i];
}
__global__ void add(const double *__restrict__ x, double *__restrict__ y, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    y[i] += x[i] * 0.5;
}
__global__ void turn(double *x, int n, int steps) {
  extern __shared__ double all[];
  int t = threadIdx.x, first = blockIdx.x * blockDim.x;
  double mine = first + t < n ? x[first + t] : 0;
  for (int k = 0; k < steps * (1 + blockIdx.x); k++) {
    all[t] = mine;
    __syncthreads();
    mine = sin(mine) + 0.2 * mine * all[(t + 1) % blockDim.x];
    __syncthreads();
  }
  if (first + t < n) x[first + t] = mine;
}

static void run(const double *x, double *y, int n, double a) {
  double *d, *e, host[64];
  cudaMalloc(&d, n * sizeof *d), cudaMalloc(&e, n * sizeof *d);
  cudaMemset(e, 0, n * sizeof *e);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  for (int k = 0; k < 2; k++) {
    square<<<2, 4>>>(d, a * (k + 1), n);
    turn<<<3, 10, 80>>>(d, n, k + 2);
    add<<<2, 5>>>(d, e, n);
  }
  cudaMemcpy(host, e, n * sizeof *e, cudaMemcpyDeviceToHost);
  y[0] = y[1] = 0;
  for (int i = 0; i < n; i++) y[i % 2] += host[i] * (0.1 * i + host[i]);
  cudaFree(d), cudaFree(e);
}

#include "directions.h"
