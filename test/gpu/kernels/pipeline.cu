// A stencil of what asynchronous copies bring to shared memory, part by part.
// launch 2 32
// x: double in 256
// y: double out 192

#include <cuda_pipeline.h>

static __device__ void stencil(const double *s, double *y, int i) {
  __syncthreads();
  y[i] = s[63 - i] * s[i] + s[i + 1];
  __syncthreads();
}

static __device__ void body(const double *x, double *y) {
  __shared__ alignas(16) double s[2][64];
  int i = threadIdx.x;
  x += blockIdx.x * 64, y += blockIdx.x * 96;
  __pipeline_memcpy_async(&s[0][2 * i], x + 2 * i, 16);
  __pipeline_commit();
  for (int k = 0; k < 2; k++) {
    const double *next = x + 64 * (k + 1) - 32 * k;
    double *to = s[(k + 1) % 2];
    __pipeline_memcpy_async(to + i, next + i, 8);
    __pipeline_memcpy_async(to + i + 32, next + i + 32, 8);
    __pipeline_commit();
    __pipeline_wait_prior(1);
    stencil(s[k % 2], y + k * 32, i);
  }
  __pipeline_wait_prior(0);
  stencil(s[0], y + 64, i);
}
