// Prices a path by random steps, which integers make.
// launch 2 32
// s: double in 64
// sigma: double in 1
// price: double inout 1

static __device__ void body(const double *s, const double *sigma, double *price) {
  int i = blockIdx.x * 32 + threadIdx.x;
  unsigned state = 12345u + 6789u * i;
  double v = s[i];
  for (int k = 0; k < 10; k++) {
    state = state * 1664525u + 1013904223u;
    double z = (state >> 8) * (1. / (1 << 24)) - 0.5;
    v *= exp(*sigma * z * 0.3);
  }
  atomicAdd(price, v > 0.9 ? v - 0.9 : 0);
}
