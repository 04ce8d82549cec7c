// Recursion on numbers by value: one call, two calls, a call in the argument, in a loop.
#include "reverse.h"

static double power(double x, unsigned n) {
  if (!n) return 1;
  double half = power(x, n / 2);
  return n & 1 ? half * half * x : half * half;
}

static double fibonacci(double a, double b, int n) {
  return n < 2 ? (n ? a : b) : fibonacci(a, b, n - 1) + 0.5 * sin(fibonacci(b, a, n - 2));
}

static double nested(double x, int n) {
  return n > 0 ? nested(nested(x / 2, n - 2) + x, n - 1) : x * x;
}

static double branches(double x, int depth) {
  double sum = x;
  for (int i = 0; i < depth; i++) sum += branches(x * sum / (i + 2), i) * x;
  return sum;
}

static double shrink(double x) { return x > 1 ? shrink(x * 0.6) * x : x * x; }

static void all(const double *x, double *y) {
  y[0] = power(x[0], 21);
  y[1] = fibonacci(x[0], x[1], 9);
  y[2] = nested(x[1], 5);
  y[3] = branches(x[0], 4);
  y[4] = shrink(x[2]);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.9, -0.4, 9.0}), 3, 5, NULL);
  return checked();
}
