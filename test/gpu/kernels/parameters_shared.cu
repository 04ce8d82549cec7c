// Threads wait for each other where all of them are, and read the same numbers before and after.
// launch 3 8x4x2
// x: double in 192
// p: double in 4
// y: double out 192

static __device__ void body(const double *__restrict__ x, const double *__restrict__ p,
                            double *__restrict__ y) {
  __shared__ double s[64];
  int t = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
  int i = blockIdx.x * 64 + t;
  s[t] = x[i] * p[0];
  __syncthreads();
  double v = s[63 - t] * s[(t + 5) % 64] + p[1];
  if (t > 40)
    v *= p[2];
  __syncthreads();
  y[i] = v * s[t];
}
