// switch with fall-through, default in the middle, ranges, and a switch in a loop.
#include "check.h"

static double basis(double x, int kind) {
  double y = 1;
  switch (kind) {
    case 3: y *= x; __attribute__((fallthrough));
    case 2: y *= x; __attribute__((fallthrough));
    case 1: y *= x; break;
    case 4: return sin(x);
    default: y = cos(x); break;
    case 10 ... 20: y = exp(x / kind); break;
    case -5: y = x < 0 ? -x : x; break;
    case 0:;
  }
  return 2 * y;
}

static void all(const double *x, double *y) {
  static const int kinds[] = {0, 1, 2, 3, 4, 5, 10, 17, -5, 99};
  for (int i = 0; i < 10; i++) y[i] = basis(x[i % 3], kinds[i]);
}

static void formula(const double *x, const double *dx, double *dy) {
  dy[0] = 0, dy[1] = 2 * dx[1], dy[2] = 4 * x[2] * dx[2], dy[3] = 6 * x[0] * x[0] * dx[0];
  dy[4] = cos(x[1]) * dx[1], dy[5] = -2 * sin(x[2]) * dx[2], dy[6] = 0.2 * exp(x[0] / 10) * dx[0];
  dy[7] = 2 / 17.0 * exp(x[1] / 17) * dx[1], dy[8] = -2 * dx[2], dy[9] = -2 * sin(x[0]) * dx[0];
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.7, 1.3, -0.4}), 3, 10, formula);
  return checked();
}
