// What all threads do depends on what they vote for.
// launch 2 64
// x: double in 128
// y: double out 128

static __device__ void body(const double *x, double *y) {
  int i = blockIdx.x * 64 + threadIdx.x;
  double v = x[i];
  int many = __syncthreads_count(v > 1);
  if (__any_sync(0xffffffffu, v > 1.45))
    v = v * v;
  if (__ballot_sync(0xffffffffu, v > 1.2) >> (threadIdx.x & 31) & 1)
    v = sin(v);
  y[i] = v * many;
}
