// floor, ceil, round, trunc, fabs, fmin, fmax, fdim, fmod, remainder, copysign and fma.
#include "check.h"

static double saw(double x) {
  return x - floor(x) + ceil(x) * x + trunc(x) * x + round(x) * x + rint(x) * x;
}
static double folded(double x) { return fabs(x) + fabs(x - 1) * x + -fabs(-x); }
static double clipped(double x) {
  return fmin(fmax(x, -1), 1) * x + fmax(x * x, 2 * x) + fmin(3, x) + fdim(x, 1);
}
static double wrapped(double x) { return fmod(x, 1.5) * x + fmod(7.25, x) + remainder(x, 2) * 3; }
static double signs(double x) { return copysign(x, -1) * x + copysign(2, x) * x + copysign(x, x); }
static double fused(double x) { return fma(x, x, 2 * x) * fma(2, x, 1) + fma(x, -x, x); }

int main(void) {
  double points[] = {-1.7, -0.4, 0.3, 0.8, 1.3, 2.7};
  for (int i = 0; i < 6; i++) {
    double x = points[i], s = x < 0 ? -1 : 1;
    CHECK_SCALAR(saw, x, 1 + ceil(x) + trunc(x) + round(x) + rint(x));
    CHECK_SCALAR(folded, x, fabs(x - 1) + (x < 1 ? -x : x));
    CHECK_SCALAR(clipped, x,
                 (fabs(x) < 1 ? 2 * x : s) + (x < 0 || x > 2 ? 2 * x : 2) + 1 + (x > 1));
    double n = trunc(x / 1.5), m = trunc(7.25 / x);
    CHECK_SCALAR(wrapped, x, 2 * x - 1.5 * n - m + 3);
    CHECK_SCALAR(signs, x, -2 * fabs(x) + 2 * s + 1);
    CHECK_SCALAR(fused, x, (2 * x + 2) * (2 * x + 1) + 2 * (x * x + 2 * x) - 2 * x + 1);
  }
  return checked();
}
