// More arguments than registers, of all kinds; the same pointer several times; nested calls.
#include "reverse.h"

__attribute__((noinline)) static double many(double a, int i, float b, double *p, long j, double c,
                                             double d, const double *q, char k, double e, double f,
                                             short l, double g, double h, double o, double r) {
  double old = *p;
  *p = a * i + b * j + c * k;
  return old * d + *q * e * l + f * g - h * o * r;
}

static void all(const double *x, double *y) {
  double t = x[0], s = x[1];
  y[0] = many(x[0], 2, 1.5f, &t, 3, x[2], t, &s, 1, s, x[3], 2, x[0], x[1], x[2], x[3]);
  y[1] = many(t, 1, 2, &s, 1, s, t, &s, 2, t, t, 1, s, s, t, t);
  y[2] = many(many(t, 1, 2, &s, 1, 1, 1, &t, 1, 1, 1, 1, 1, 1, 1, s), 1, 0.5f, &t, 2, s, t, &t, 3,
              many(1, 1, 1, &t, 1, t, s, &s, 1, t, t, 1, 1, 1, 1, 1), 1, 1, t, s, s, t);
  y[3] = t, y[4] = s;
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, 0.75, -0.875, 1.25}), 4, 5, NULL);
  return checked();
}
