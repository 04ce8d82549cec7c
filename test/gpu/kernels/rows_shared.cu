// Rounds that are run again beside memory that a block shares; how many there are differs from thread to thread.
// launch 2 32
// x: double in 64
// p: double in 40
// out: double inout 4
// n: int 6
// k: int 5

static __device__ void body(const double *__restrict__ x, const double *__restrict__ p, double *__restrict__ out, int n, int k) {
  __shared__ double s[32];
  int t = blockIdx.x * 32 + threadIdx.x;
  s[threadIdx.x] = x[t];
  __syncthreads();
  double total = 0, other = 1;
  for (int i = 0; i < n; i++) {
    double v = 0;
    for (int j = 0; j < k + (t + i) % 3; j++) v += p[i * k + j] * exp(0.3 * x[(t + j) % 64]);
    double q = v;
    for (int j = 0; j < i; j++) if (x[(t + j) % 64] > 0.8) q += p[j] * v;
    total += q * v;
  }
  __syncthreads();
  s[threadIdx.x] = total;
  __syncthreads();
  if (threadIdx.x < 2) { double m = 0; for (int j = 0; j < 32; j++) m += s[j] * (1 + j % 3); atomicAdd(&out[2 * blockIdx.x + threadIdx.x], m); }
}
