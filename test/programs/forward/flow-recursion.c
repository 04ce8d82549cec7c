// Recursion: a power by squaring, a continued fraction, and a recursive sum over halves.
#include "check.h"

static double power(double x, unsigned n) {
  if (n == 0) return 1;
  double half = power(x, n / 2);
  return n & 1 ? half * half * x : half * half;
}

static double fraction(double x, int depth) {
  return depth ? 1 + x / (1 + fraction(x, depth - 1)) : x;
}

static double halves(const double *v, int n) {
  if (n == 1) return v[0] * v[0];
  return halves(v, n / 2) * 0.5 + halves(v + n / 2, n - n / 2) * v[0];
}

static void all(const double *x, double *y) {
  y[0] = power(x[0], 13);
  y[1] = fraction(x[1], 20);
  y[2] = halves(x, 5);
}

static void formula(const double *x, const double *dx, double *dy) {
  double f = x[1], df = dx[1], a = x[0], c = x[2], da = dx[0], dc = dx[2];
  dy[0] = 13 * pow(a, 12) * da;
  for (int i = 0; i < 20; i++) {
    df = (dx[1] - x[1] / (1 + f) * df) / (1 + f);
    f = 1 + x[1] / (1 + f);
  }
  dy[1] = df;
  /* halves: left = aa / 2 + bba, right = cc / 2 + c (dd / 2 + eed), all = left / 2 + right a */
  double d = x[3], e = x[4], right = c * c / 2 + c * (d * d / 2 + e * e * d);
  double dleft = a * da + 2 * x[1] * dx[1] * a + x[1] * x[1] * da;
  double dright =
      c * dc + dc * (d * d / 2 + e * e * d) + c * (d * dx[3] + 2 * e * dx[4] * d + e * e * dx[3]);
  dy[2] = dleft / 2 + dright * a + right * da;
}

int main(void) {
  CHECK_MAP(all, ((double[]){1.1, 0.8, -0.6, 0.5, 1.7}), 5, 3, formula);
  return checked();
}
