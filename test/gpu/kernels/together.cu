// All threads of a block store what they have computed together, to one place, and read it again.
// races, as one stores what another has stored, too: the same
// launch 3 64
// x: double in 192
// out: double out 3
// warps: double out 6
// y: double out 192

static __device__ double all(double v) {
  for (int d = 16; d; d >>= 1)
    v += __shfl_xor_sync(0xffffffffu, v, d);
  return v;
}

static __device__ void body(const double *x, double *out, double *warps, double *y) {
  __shared__ double s[64], mean;
  int t = threadIdx.x, i = blockIdx.x * 64 + t;
  s[t] = x[i];
  __syncthreads();
  double sum = 0;
  for (int k = 0; k < 64; k++)
    sum += s[k] * s[k];
  mean = sum / 64;
  out[blockIdx.x] = sum;
  warps[blockIdx.x * 2 + (t >> 5)] = all(x[i]);
  y[i] = mean * x[i];
  __syncthreads();
}
