// Inclusive sums of a block: of each warp by shuffles, then of the warps.
// launch 2 128
// x: double in 256
// y: double out 256

static __device__ void body(const double *x, double *y) {
  __shared__ double sums[4];
  int t = threadIdx.x, lane = t & 31, warp = t >> 5, i = blockIdx.x * 128 + t;
  double v = x[i] * x[i];
  for (int d = 1; d < 32; d *= 2) {
    double other = __shfl_up_sync(0xffffffffu, v, d);
    if (lane >= d)
      v += other;
  }
  if (lane == 31)
    sums[warp] = v;
  __syncthreads();
  for (int k = 0; k < 4; k++)
    if (k < warp)
      v += sums[k];
  y[i] = sqrt(v);
}
