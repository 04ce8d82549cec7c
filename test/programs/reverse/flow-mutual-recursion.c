// Functions that call each other, by value and through memory, with different active arguments.
#include "reverse.h"

static double even(double x, double *trace, int n);
static double odd(double *x, double scale, int n);

static double even(double x, double *trace, int n) {
  if (n <= 0) return x;
  *trace += 0.1 * x * x;
  double t = x * 0.5 + *trace;
  return sin(odd(&t, x, n - 1)) * *trace;
}

static double odd(double *x, double scale, int n) {
  double before = *x;
  *x = sin(*x) * cos(scale);
  if (n <= 0) return before;
  double seen = 0.25, deeper = even(*x + before, &seen, n - 2);
  *x += sin(deeper);
  return deeper + seen / 2 * (n > 2 ? odd(x, 0.5, n - 3) : before);
}

static void all(const double *x, double *y) {
  for (int n = 0; n < 8; n++) {
    double t = x[1], trace = x[0];
    y[2 * n] = even(x[0], &trace, n) + trace;
    y[2 * n + 1] = odd(&t, x[2], n) * t;
  }
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.9, -0.4, 0.7}), 3, 16, NULL);
  return checked();
}
