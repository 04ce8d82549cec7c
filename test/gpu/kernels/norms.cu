// Norms of arrays of any length: in memory, and of a thread's own, too large and too small for squares.
// launch 2 32
// x: double in 320
// y: double out 64
// z: double out 64

extern "C" __device__ double __nv_norm(int, const double *);
extern "C" __device__ double __nv_rnorm(int, const double *);

static __device__ void body(const double *__restrict__ x, double *__restrict__ y, double *z) {
  int i = blockIdx.x * 32 + threadIdx.x;
  double own[3] = {x[i] * x[i + 1], x[i], 1}, large[2] = {x[i] * 1e200, 1e200};
  double small[3] = {x[i + 64] * 1e-200, x[i] * x[i] * 1e-200, 0};
  y[i] = __nv_norm(i % 5, x + 5 * i) + 1e-200 * __nv_norm(2, large) * __nv_rnorm(3, own);
  z[i] = 1e200 * __nv_norm(3, small) + __nv_rnorm(3, own);
}
