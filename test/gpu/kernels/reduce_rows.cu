// Norms of rows, a warp for each: sums by shuffles down, and a factor that one lane tells all.
// launch 2 64
// x: double in 128
// y: double out 128

static __device__ void body(const double *x, double *y) {
  int i = blockIdx.x * 64 + threadIdx.x;
  double v = x[i] * x[i];
  for (int d = 16; d > 0; d /= 2)
    v += __shfl_down_sync(0xffffffffu, v, d);
  double norm = __shfl_sync(0xffffffffu, sqrt(v), 0);
  y[i] = x[i] / norm;
}
