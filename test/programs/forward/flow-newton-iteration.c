// Newton's iteration to convergence: derivatives of what it converges to, by the number of steps.
#include "check.h"

static double cube_root(double a) {
  double x = a > 1 ? a : 1;
  int steps = 0;
  double change;
  do {
    double next = (2 * x + a / (x * x)) / 3;
    change = fabs(next - x);
    x = next;
  } while (change > 1e-15 * x && ++steps < 100);
  return x;
}

static double lambert(double x) {
  double w = x < 1 ? x : log(x);
  for (int i = 0; i < 40; i++) {
    double e = exp(w), f = w * e - x;
    if (f == 0) break;
    w -= f / (e * (w + 1) - (w + 2) * f / (2 * w + 2));
  }
  return w;
}

int main(void) {
  for (double a = 0.5; a < 40; a *= 3) {
    CHECK_SCALAR(cube_root, a, cbrt(a) / (3 * a));
    CHECK_SCALAR(lambert, a, 1 / ((1 + lambert(a)) * exp(lambert(a))));
  }
  return checked();
}
