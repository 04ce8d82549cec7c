// A nonlinear stencil of five points, with a halo in shared memory.
// launch 3 32
// x: double in 100
// y: double out 96

static __device__ void body(const double *x, double *y) {
  __shared__ double s[36];
  int t = threadIdx.x, i = blockIdx.x * 32 + t;
  s[t] = x[i];
  if (t < 4)
    s[t + 32] = x[i + 32];
  __syncthreads();
  y[i] = s[t] * s[t + 4] + s[t + 1] * s[t + 1] - 2 * s[t + 2] * s[t + 3];
}
