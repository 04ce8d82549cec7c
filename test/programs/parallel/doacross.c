// Rounds that wait for what others have posted, in one direction and in two.
#include "reverse.h"

enum { N = 8 };

/* Each round needs what the two before have left, in two directions. */
static void across(const double *x, double *y) {
  double row[N], table[4][N];
#pragma omp parallel for ordered(1) schedule(static, 1)
  for (int i = 0; i < N; i++) {
    double own = x[i] * x[i];
#pragma omp ordered depend(sink : i - 1)
    row[i] = own + (i ? row[i - 1] * x[i] : 1);
#pragma omp ordered depend(source)
  }
#pragma omp parallel for ordered(2) schedule(static, 1)
  for (int i = 0; i < 4; i++)
    for (int k = 0; k < N; k++) {
#pragma omp ordered depend(sink : i - 1, k) depend(sink : i, k - 1)
      double above = i ? table[i - 1][k] : row[k], before = k ? table[i][k - 1] : x[i];
      table[i][k] = 0.5 * above * before + x[k];
#pragma omp ordered depend(source)
    }
  y[0] = row[N - 1], y[1] = table[3][N - 1];
}

/* Products with the Hessian of the sum of what comes out. */
static double sum(const double *x) {
  double y[2];
  across(x, y);
  return y[0] + y[1];
}

static void gradient(const double *x, double *d) {
  __enzyme_autodiff_void((void *)sum, enzyme_dup, x, d);
}

static void check_product(const double *x) {
  double v[N], d[N] = {0}, product[N] = {0}, at[N], above[N] = {0}, below[N] = {0};
  const double h = 1e-5;
  for (int i = 0; i < N; i++) v[i] = 1 - 0.3 * i;
  __enzyme_fwddiff_void((void *)gradient, enzyme_dup, x, v, enzyme_dup, d, product);
  for (int i = 0; i < N; i++) at[i] = x[i] + h * v[i];
  gradient(at, above);
  for (int i = 0; i < N; i++) at[i] = x[i] - h * v[i];
  gradient(at, below);
  for (int i = 0; i < N; i++)
    CHECK_GOT("product", product[i], (above[i] - below[i]) / (2 * h), 1e-7L);
}

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = 0.5 + 0.08 * i;
  CHECK_ADJOINT_MAP(across, x, N, 2, NULL);
  check_product(x);
  return checked();
}
