// Cross sections by poles, complex numbers: as RSBench computes them.
// launch 2 32
// e: double in 64
// poles: double in 48
// window: int 64 below 4
// y: double out 64

struct Complex {
  double re, im;
};
static __device__ Complex over(Complex a, Complex b) {
  double d = b.re * b.re + b.im * b.im;
  return {(a.re * b.re + a.im * b.im) / d, (a.im * b.re - a.re * b.im) / d};
}

static __device__ void body(const double *e, const double *poles, const int *window, double *y) {
  int i = blockIdx.x * 32 + threadIdx.x;
  double root = sqrt(e[i]), total = 0;
  const double *mine = poles + 12 * window[i];
  for (int k = 0; k < 3; k++) {
    Complex distance = {mine[4 * k] - root, mine[4 * k + 1] + 0.5};
    Complex part = over({mine[4 * k + 2], mine[4 * k + 3]}, distance);
    total += part.re / e[i] + part.im * root;
  }
  y[i] = total;
}
