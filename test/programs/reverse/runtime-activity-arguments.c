// A shadow that is its own primal: this argument is inactive, and nothing is written to it.
#include "reverse.h"

static double product(const double *a, const double *b, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += a[i] * b[i] * b[i];
  return sum;
}

static void scale(double *to, const double *from, const double *by, int n) {
  for (int i = 0; i < n; i++) to[i] = to[i] * from[i] + *by * from[i];
}

int main(void) {
  double a[] = {1, 2, 3}, b[] = {-1, 0.5, 4}, da[3] = {0}, db[3] = {0}, by = 0.5, dby = 0;
  REQUEST(__enzyme_autodiff_double((void *)product, enzyme_dup, a, da, enzyme_dup, b, b, 3));
  REQUEST(__enzyme_autodiff_double((void *)product, enzyme_runtime_activity, enzyme_dup, a, a,
                                   enzyme_dup, b, db, 3));
  REQUEST(__enzyme_autodiff_double((void *)product, enzyme_runtime_activity, enzyme_dup, a, a,
                                   enzyme_dup, b, b, 3));
  for (int i = 0; i < 3; i++) {
    CHECK_GOT("a alone", da[i], b[i] * b[i], 0);
    CHECK_GOT("b alone", db[i], 2 * a[i] * b[i], 0);
    CHECK_NEAR("a as it was", a[i], i + 1, 0);
    CHECK_NEAR("b as it was", b[i], (double[]){-1, 0.5, 4}[i], 0);
  }
  memset(da, 0, sizeof da), memset(db, 0, sizeof db);
  REQUEST(__enzyme_autodiff_double((void *)product, enzyme_width, 2, enzyme_dup, a, a, a,
                                   enzyme_dup, b, da, db, 3));
  for (int i = 0; i < 3; i++) {
    CHECK_GOT("width 2", da[i], 2 * a[i] * b[i], 0);
    CHECK_GOT("width 2", db[i], 2 * a[i] * b[i], 0);
  }
  double to[] = {1, 1, 1}, dto[] = {1, 2, 3};
  REQUEST(__enzyme_autodiff_void((void *)scale, enzyme_dup, to, dto, enzyme_dup, a, a, enzyme_dup,
                                 &by, &dby, 3));
  for (int i = 0; i < 3; i++) {
    CHECK_GOT("to", to[i], 1.5 * (i + 1), 0);
    CHECK_GOT("seeds pass through", dto[i], (i + 1) * a[i], 0);
  }
  CHECK_GOT("factor", dby, 1 + 4 + 9, 0);
  dby = 0;
  REQUEST(__enzyme_autodiff_void((void *)scale, enzyme_dup, to, to, enzyme_dup, a, a, enzyme_dup,
                                 &by, &dby, 3));
  for (int i = 0; i < 3; i++) CHECK_GOT("primal only", to[i], (1.5 * (i + 1) + 0.5) * (i + 1), 0);
  CHECK_GOT("no seed", dby, 0, 0);
  CHECK_NEAR("references", 2 * 1.5, DIFFERENCE(t, 1.5, t * t), BY_DIFFERENCES);
  return checked();
}
