// Threads wait for each other in a loop that all of them go round alike.
// launch 2 64
// x: double in 128
// p: double in 2
// y: double out 128

static __device__ void body(const double *__restrict__ x, const double *__restrict__ p,
                            double *__restrict__ y) {
  __shared__ double s[64];
  int t = threadIdx.x, i = blockIdx.x * 64 + t;
  s[t] = x[i] * x[i];
  __syncthreads();
  for (int k = 32; k > 0; k /= 2) {
    if (t < k)
      s[t] += s[t + k] * p[0];
    __syncthreads();
  }
  y[i] = s[0] * p[1] * x[i];
}
