// Numbers of single precision: a sum of a warp, and atomic sums of it.
// launch 2 64
// x: float in 128
// y: float out 128
// out: float inout 1

static __device__ void body(const float *x, float *y, float *out) {
  int i = blockIdx.x * 64 + threadIdx.x;
  float v = x[i] * x[i];
  for (int d = 1; d < 32; d *= 2)
    v += __shfl_up_sync(0xffffffffu, v, d) * 0.1f;
  y[i] = sqrtf(v) + expf(-v);
  if (threadIdx.x % 32 == 31)
    atomicAdd(out, v);
}
