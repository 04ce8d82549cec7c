// Prefix sums of squares in a block, by doubling distances in two buffers.
// launch 2 64
// x: double in 128
// y: double out 128

static __device__ void body(const double *x, double *y) {
  __shared__ double s[2][64];
  int t = threadIdx.x, i = blockIdx.x * 64 + t, from = 0;
  s[0][t] = x[i] * x[i];
  __syncthreads();
  for (int d = 1; d < 64; d *= 2) {
    s[1 - from][t] = t >= d ? s[from][t] * cos(s[from][t - d]) : s[from][t];
    from = 1 - from;
    __syncthreads();
  }
  y[i] = s[from][t];
}
