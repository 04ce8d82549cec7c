// do-while: one round at least, conditions on what the round computed, nested, with continue.
#include "reverse.h"

static double newton(double a) {
  double x = a, step;
  do {
    step = (x * x - a) / (2 * x);
    x -= step;
  } while (fabs(step) > 1e-13);
  return x;
}

static void all(const double *x, double *y) {
  y[0] = newton(x[0]);
  double t = x[1];
  int i = 0;
  do {
    int j = i;
    do t = t * 0.8 + x[j & 1] * t * t * 0.1;
    while (--j > 0);
    if (i == 2) continue;
    t += 0.125;
  } while (++i < 5 && t < 50);
  y[1] = t;
  do y[2] = x[0] * x[1];
  while (0);
}

static void differentiate_root(const double *x, double *dx) { dx[0] = 0.5 / sqrt(x[0]); }

static double first(const double *x) { return newton(x[0]); }

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){2.5, -0.7}), 2, 3, NULL);
  CHECK_GRADIENT(first, ((double[]){7.5}), 1, differentiate_root);
  return checked();
}
