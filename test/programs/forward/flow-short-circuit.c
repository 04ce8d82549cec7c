// ?:, && and || on active numbers, with side effects that must happen only sometimes.
#include "check.h"

static double seen;

static int is_large(double x) {
  seen += x * x;
  return x > 1;
}

static double conditional(double x, double y) {
  seen = 0;
  double a = is_large(x) && is_large(y) ? x * y : x + y;
  double b = is_large(x) || is_large(y) ? a / x : a * x;
  double c = x > y ? x > 2 * y ? x : y : x > 0.5 * y ? x * y : y * y;
  return a + b * c + (seen > 5 ? seen : 2 * seen) + (x && !y ? 100 : 0);
}

static void all(const double *x, double *y) {
  y[0] = conditional(x[0], x[1]);
  y[1] = conditional(x[1], x[0]);
  y[2] = conditional(x[0], x[2]);
  y[3] = conditional(x[2], x[1]);
}

static void formula(const double *x, const double *dx, double *dy) {
  /* (2, 1.5): a = xy, b = c = y, seen = 2xx + yy; (1.5, 2): c = xy */
  double p = x[0], q = x[1], r = x[2], dp = dx[0], dq = dx[1], dr = dx[2];
  dy[0] = dp * q + p * dq + 4 * p * dp + 4 * q * dq;
  dy[1] = dp * q + p * dq + 2 * p * q * dp + p * p * dq + 4 * q * dq + 2 * p * dp;
  /* (2, 0.25): a = p + r, b = a / p, c = p, seen = 2pp + rr */
  dy[2] = dp + dr + (dp + dr) + 4 * p * dp + 2 * r * dr;
  /* (0.25, 1.5): a = r + q, b = a / r, c = qq, seen = 2rr + qq < 5 */
  dy[3] = dr + dq + (1 + q / r) * 2 * q * dq + q * q * (dq - q / r * dr) / r +
          2 * (4 * r * dr + 2 * q * dq);
}

int main(void) {
  CHECK_MAP(all, ((double[]){2, 1.5, 0.25}), 3, 4, formula);
  return checked();
}
