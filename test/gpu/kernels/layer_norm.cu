// Layer normalisation of rows, a warp for each, by shuffles.
// launch 2 64
// x: double in 128
// scale: double in 32
// shift: double in 32
// y: double out 128

static __device__ double all(double v) {
  for (int d = 16; d; d >>= 1)
    v += __shfl_xor_sync(0xffffffffu, v, d);
  return v;
}

static __device__ void body(const double *x, const double *scale, const double *shift, double *y) {
  int i = blockIdx.x * 64 + threadIdx.x, lane = threadIdx.x & 31;
  double mean = all(x[i]) / 32, d = x[i] - mean;
  double variance = all(d * d) / 32;
  y[i] = d * rsqrt(variance + 1e-5) * scale[lane] + shift[lane];
}
