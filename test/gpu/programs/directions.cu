// Two directions at once: kernels that work in place, numbers by value, tables of addresses, copies,
// memory that is set; and gradients of two results.
// inputs 30 own

__global__ void scale(double *y, double by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = y[i] * y[i] * by + 0.1 * y[i];
}
__global__ void gather(const double *const *rows, double *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] += rows[0][i] * rows[1][i];
}

static void run(const double *x, double *y, int n, double a) {
  int half = n / 2;
  double *d, *e, *rows[2], **table, host[64];
  cudaMalloc(&d, n * sizeof *d);
  cudaMallocManaged(&e, n * sizeof *e);
  cudaMalloc(&table, sizeof rows);
  cudaMemset(e, 0, n * sizeof *e);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  for (int k = 0; k < 3; k++) {
    rows[0] = d + k, rows[1] = d + half - k;
    cudaMemcpy(table, rows, sizeof rows, cudaMemcpyHostToDevice);
    scale<<<2, 16>>>(d, a * (k + 1), n);
    gather<<<3, 8>>>(table, e, half);
    if (k == 1) cudaMemset(d, 0, 3 * sizeof *d);
    cudaMemcpy(d + n - 2, e + k, 2 * sizeof *d, cudaMemcpyDeviceToDevice);
  }
  cudaMemcpy(host, e, half * sizeof *e, cudaMemcpyDeviceToHost);
  cudaMemcpy(host + half, d, half * sizeof *d, cudaMemcpyDeviceToHost);
  y[0] = y[1] = 0;
  for (int i = 0; i < n; i++) y[i % 2] += host[i] * (0.1 * i + host[i]);
  cudaFree(d), cudaFree(e), cudaFree(table);
}

#include "directions.h"
