/* The function every optimiser is tried on, and its gradient: by derivative, and by differences. */
#include <enzyme/enzyme.h>
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

/* All of the gradient at once, added to g. */
static void gradient(const double *x, double *g, int n) {
  __enzyme_autodiff_void((void *)rosenbrock, enzyme_dup, x, g, enzyme_const, n);
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
  enum { n = 4 };
  double x[n] = {-1.2, 1.0, 0.5, 2.0}, g[n] = {0};
  printf("f(x) = %.6f\n", rosenbrock(x, n));
  gradient(x, g, n);
  printf("             derivative       differences\n");
  for (int i = 0; i < n; i++) printf("df/dx[%d] %15.9f %17.9f\n", i, g[i], difference(x, n, i));
  return 0;
}
