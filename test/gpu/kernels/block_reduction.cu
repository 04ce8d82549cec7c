// The product of a tree over a block, in shared memory: what is multiplied is overwritten.
// launch 2 64
// x: double in 128
// out: double out 2

static __device__ void body(const double *x, double *out) {
  __shared__ double s[64];
  int t = threadIdx.x;
  s[t] = x[blockIdx.x * blockDim.x + t];
  __syncthreads();
  for (int half = blockDim.x / 2; half > 0; half >>= 1) {
    if (t < half)
      s[t] = s[t] * s[t + half];
    __syncthreads();
  }
  if (t == 0)
    out[blockIdx.x] = s[0];
}
