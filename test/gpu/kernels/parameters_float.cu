// More numbers than there is room for at once, of float, in blocks of a warp and one thread.
// launch 2x2 33
// x: float in 132
// p: float in 12
// q: float in 2
// y: float out 132

static __device__ void body(const float *__restrict__ x, const float *__restrict__ p,
                            const float *__restrict__ q, float *__restrict__ y) {
  int i = (blockIdx.y * gridDim.x + blockIdx.x) * blockDim.x + threadIdx.x;
  float s = 0, v = x[i];
#pragma unroll
  for (int k = 0; k < 12; k++)
    s = s * v * 0.5f + p[k];
  if (threadIdx.x != 32)
    s *= q[0];
  y[i] = s + q[1] * v;
}
