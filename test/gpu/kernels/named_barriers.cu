// Named barriers: halves of a block wait each for itself, one of them more often than the other.
// launch 2 128
// x: double in 256
// y: double out 256

static __device__ void wait(int barrier, int threads) {
  asm volatile("barrier.sync %0, %1;" ::"r"(barrier), "r"(threads) : "memory");
}
static __device__ void body(const double *x, double *y) {
  __shared__ double s[128];
  int t = threadIdx.x, i = blockIdx.x * 128 + t, half = t / 64;
  s[t] = x[i] * x[i];
  for (int k = 0; k < 3; k++)
    if (k <= half) {
      wait(half + 1, 64);
      double v = s[t] * s[t ^ 1] + s[half * 64 + (t + 33) % 64];
      asm volatile("bar.sync %0, %1;" ::"r"(half + 1), "r"(64) : "memory");
      s[t] = v * 0.3;
    }
  asm volatile("bar.sync 3;" ::: "memory");
  y[i] = s[127 - t] * s[t];
}
