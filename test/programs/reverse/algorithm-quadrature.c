// Integrals: Simpson's rule, Romberg's table, Gauss' points, and an integral inside an integral.
#include "reverse.h"

typedef double integrand(double t, const double *p);

static double simpson(integrand *f, const double *p, double a, double b, int n) {
  double h = (b - a) / n, sum = f(a, p) + f(b, p);
  for (int i = 1; i < n; i++) sum += (i % 2 ? 4 : 2) * f(a + i * h, p);
  return sum * h / 3;
}

static double romberg(integrand *f, const double *p, double a, double b) {
  double table[5][5];
  for (int k = 0; k < 5; k++) {
    int n = 1 << k;
    table[k][0] = (f(a, p) + f(b, p)) / 2;
    for (int i = 1; i < n; i++) table[k][0] += f(a + (b - a) * i / n, p);
    table[k][0] *= (b - a) / n;
    for (int j = 1; j <= k; j++)
      table[k][j] = table[k][j - 1] + (table[k][j - 1] - table[k - 1][j - 1]) / ((1 << 2 * j) - 1);
  }
  return table[4][4];
}

static double bell(double t, const double *p) { return p[0] * exp(-p[1] * t * t); }
static double inner(double t, const double *p) { return simpson(bell, p, 0, t, 4) * cos(t); }

static double gauss(integrand *f, const double *p, double a, double b) {
  static const double at[] = {-0.7745966692414834, 0, 0.7745966692414834}, weight[] = {5, 8, 5};
  double sum = 0;
  for (int i = 0; i < 3; i++) sum += weight[i] / 9 * f((a + b) / 2 + (b - a) / 2 * at[i], p);
  return sum * (b - a) / 2;
}

static void all(const double *x, double *y) {
  y[0] = simpson(bell, x, x[2], x[3], 6);
  y[1] = romberg(inner, x, x[2], x[3]);
  y[2] = gauss(inner, x, x[3], y[0]);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){1.2, 0.7, -0.4, 1.3}), 4, 3, NULL);
  return checked();
}
