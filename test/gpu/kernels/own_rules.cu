// A function of the device that goes on until it is done, with derivatives of the program's own.
// launch 2 32
// x: double in 64
// y: double out 64
// n: int 61

struct two { double root, tangent; };
// The root of y^3 + y = x, which takes as many rounds as it takes.
static __device__ __attribute__((noinline)) double cubic(double x) {
  double y = x / 2, off;
  do {
    off = (y * y * y + y - x) / (3 * y * y + 1);
    y -= off;
  } while (fabs(off) > 1e-14);
  return y;
}
static __device__ two cubic_tangent(double x, double dx) {
  double y = cubic(x);
  return {y, dx / (3 * y * y + 1)};
}
static __device__ two cubic_ahead(double x) {
  double y = cubic(x);
  return {3 * y * y + 1, y};
}
static __device__ double cubic_back(double, double seed, double tape) { return seed / tape; }
__device__ void *__enzyme_register_gradient_cubic[] = {(void *)cubic, (void *)cubic_ahead, (void *)cubic_back};
__device__ void *__enzyme_register_derivative_cubic[] = {(void *)cubic, (void *)cubic_tangent};

static __device__ void body(const double *x, double *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = cubic(x[i]) * x[(i + 1) % n] + cubic(2 * x[i]);
}
