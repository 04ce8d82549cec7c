// More arguments than registers: integers, pointers, floats and doubles in turns.
#include "check.h"

static double many(int a, double b, const double *c, float d, long e, double f, double g, double h,
                   char i, double j, double k, const double *l, double m, double n, short o,
                   double p, unsigned q, double r, const int *s, double t) {
  return a * b + c[1] * d + e * f * g - h / i + j * k * l[0] + m * n + o * p * p + q * r +
         s[0] * t * b;
}

static void all(const double *x, double *y) {
  int seven = 7;
  y[0] = many(2, x[0], x, 0.5f, -3, x[1], x[2], x[3], 4, x[4], x[5], x + 3, x[0], x[2], 5, x[1], 6u,
              x[4], &seven, x[5]);
}

static void formula(const double *x, const double *dx, double *dy) {
  dy[0] = 2 * dx[0] + 0.5 * dx[1] - 3 * (dx[1] * x[2] + x[1] * dx[2]) - dx[3] / 4 +
          dx[4] * x[5] * x[3] + x[4] * dx[5] * x[3] + x[4] * x[5] * dx[3] + dx[0] * x[2] +
          x[0] * dx[2] + 10 * x[1] * dx[1] + 6 * dx[4] + 7 * (dx[5] * x[0] + x[5] * dx[0]);
}

int main(void) {
  double v[] = {0.5, 2, -1, 3, 0.25, 1.5}, dv[] = {1, 2, 0.5, -1, 0, 1};
  int s = 7;
  CHECK_MAP(all, v, 6, 1, formula);
  double got = __enzyme_fwddiff_double(
      (void *)many, enzyme_const, 2, enzyme_dup, 0.5, 1.0, enzyme_dup, v, dv, enzyme_const, 0.5f,
      enzyme_const, -3L, enzyme_dup, 2.0, 2.0, enzyme_const, -1.0, enzyme_const, 3.0, enzyme_const,
      4, enzyme_dup, 0.25, 0.0, enzyme_dup, 1.5, 1.0, enzyme_dup, v + 3, dv + 3, enzyme_dup, 0.5,
      1.0, enzyme_const, -1.0, enzyme_const, 5, enzyme_dup, 2.0, 2.0, enzyme_const, 6u, enzyme_dup,
      0.25, 0.0, enzyme_const, &s, enzyme_dup, 1.5, 1.0);
  double wanted = 2 * 1 + 0.5 * 2 - 3 * 2 * -1 + (0 + 0.25 * 1 * 3 + 0.25 * 1.5 * -1) + 1 * -1 +
                  5 * 2 * 2 * 2 + 0 + 7 * (1 * 0.5 + 1.5 * 1);
  CHECK_GOT("by a request", got, wanted, BY_FORMULA);
  return checked();
}
