// What kernels print, assert and stop for changes nothing, and is done once.
// launch 2 32
// x: double in 64
// y: double out 64

extern "C" __device__ int printf(const char *, ...);
extern "C" __device__ [[noreturn]] void __assertfail(const char *, const char *, unsigned,
                                                     const char *, size_t);
#define assert(x) ((x) ? (void)0 : __assertfail(#x, __FILE__, __LINE__, __func__, 1))

static __device__ void body(const double *x, double *y) {
  int i = blockIdx.x * 32 + threadIdx.x;
  double v = x[i];
  assert(v > 0);
  for (int k = 0; k < 3; k++) {
    v = v * sin(v) + 0.5;
    if (!(v < 50))
      __builtin_trap();
    if (k == i % 3)
      printf("%d: %g, %f\n", i, v * v, (float)v);
  }
  y[i] = v * x[63 - i];
  assert(y[i] < 100);
}
