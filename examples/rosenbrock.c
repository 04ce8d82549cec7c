/* The function every optimiser is tried on, and its gradient by finite differences. */
#include <math.h>
#include <stdio.h>

double rosenbrock(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i + 1 < n; i++) {
    double a = x[i + 1] - x[i] * x[i], b = 1 - x[i];
    sum += 100 * a * a + b * b;
  }
  return sum;
}

static double difference(double *x, int n, int i) {
  double h = cbrt(2.2e-16) * fmax(1, fabs(x[i])), at = x[i];
  x[i] = at + h;
  double above = rosenbrock(x, n);
  x[i] = at - h;
  double below = rosenbrock(x, n);
  x[i] = at;
  return (above - below) / (2 * h);
}

int main(void) {
  double x[] = {-1.2, 1.0, 0.5, 2.0};
  int n = sizeof x / sizeof *x;
  printf("f(x) = %.6f\n", rosenbrock(x, n));
  for (int i = 0; i < n; i++) printf("df/dx[%d] = %13.6f  by finite differences\n", i, difference(x, n, i));
  return 0;
}
