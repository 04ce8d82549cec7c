// Reverse over forward: the gradient of a derivative along a direction is the Hessian times it.
#include "reverse.h"

enum { N = 4 };

static double rosenbrock(const double *x) {
  double sum = 0;
  for (int i = 0; i + 1 < N; i++) {
    double a = x[i + 1] - x[i] * x[i], b = 1 - x[i];
    sum += 100 * a * a + b * b;
  }
  return sum;
}

static double along(const double *x, const double *v) {
  return __enzyme_fwddiff_double((void *)rosenbrock, enzyme_dup, x, v);
}

static double entry(const double *x, int i, int j) {
  if (i == j) return (i < N - 1 ? 1200 * x[i] * x[i] - 400 * x[i + 1] + 2 : 0) + (i ? 200 : 0);
  return i + 1 == j ? -400 * x[i] : j + 1 == i ? -400 * x[j] : 0;
}

static double at(double t, int i) {
  double x[] = {-1.25, 1, 0.5, 2};
  x[i] = t;
  return rosenbrock(x);
}

int main(void) {
  double x[] = {-1.25, 1, 0.5, 2}, v[] = {1, -0.5, 0.25, 2}, product[N] = {0}, dv[N] = {0};
  REQUEST(__enzyme_autodiff_void((void *)along, enzyme_dup, x, product, enzyme_dup, v, dv));
  for (int i = 0; i < N; i++) {
    double wanted = 0;
    for (int j = 0; j < N; j++) wanted += entry(x, i, j) * v[j];
    CHECK_GOT("Hessian times v", product[i], wanted, BY_FORMULA);
    CHECK_GOT("gradient", dv[i], DIFFERENCE(t, x[i], at(t, i)), BY_DIFFERENCES);
  }
  CHECK_NEAR("references", DIFFERENCE(t, 1.0, at(t, 1)), 200 * (1 - 1.5625) - 400 * (0.5 - 1) - 0,
             BY_DIFFERENCES);
  return checked();
}
