// Sums the squares of a block by shuffles, then by shared memory, and all blocks by atomicAdd.
// launch 3 64
// x: double in 180
// out: double inout 1
// n: int 180

static __device__ double reduce(double v) {
  for (int d = 16; d; d >>= 1)
    v += __shfl_down_sync(0xffffffffu, v, d);
  return v;
}

static __device__ void body(const double *x, double *out, int n) {
  __shared__ double s[32];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  double v = reduce(i < n ? x[i] * sin(x[i]) : 0);
  if ((t & 31) == 0)
    s[t >> 5] = v;
  __syncthreads();
  if (t < 32) {
    v = reduce(t < blockDim.x / 32 ? s[t] * s[t] : 0);
    if (t == 0)
      atomicAdd(out, v);
  }
}
