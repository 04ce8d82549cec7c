// enzyme_const_return, enzyme_active_return and enzyme_noret: whether the result has the seed 1.
#include "reverse.h"

static double both(const double *v, int n, double *squares) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += v[i], squares[i] = v[i] * v[i];
  return sum;
}

static double *largest(double *v, int n) {
  double *best = v;
  for (int i = 1; i < n; i++)
    if (v[i] > *best) best = &v[i];
  *best *= *best;
  return best;
}

ENZYME_AUTODIFF(double *, pointer);

int main(void) {
  double v[] = {1, -2, 3}, dv[3] = {0}, s[3], ds[] = {1, 0, 0.5};
  REQUEST(__enzyme_autodiff_void((void *)both, enzyme_const_return, enzyme_dup, v, dv, 3,
                                 enzyme_dup, s, ds));
  for (int i = 0; i < 3; i++) CHECK_GOT("const", dv[i], (double[]){2, 0, 3}[i], 0);
  memset(dv, 0, sizeof dv), ds[1] = 1;
  REQUEST(__enzyme_autodiff_void((void *)both, enzyme_active_return, enzyme_dup, v, dv, 3,
                                 enzyme_dup, s, ds));
  for (int i = 0; i < 3; i++) CHECK_GOT("active", dv[i], i == 1 ? 1 - 4 : 1, 0);
  memset(dv, 0, sizeof dv);
  REQUEST(
      __enzyme_autodiff_void((void *)both, enzyme_noret, enzyme_dup, v, dv, 3, enzyme_dup, s, ds));
  for (int i = 0; i < 3; i++) CHECK_GOT("as by default", dv[i], 1, 0);
  double w[] = {1, 3, 2}, dw[] = {10, 20, 30}, *where = w + 1;
  REQUEST(where = __enzyme_autodiff_pointer((void *)largest, enzyme_primal_return, enzyme_dup, w,
                                            dw, 3));
  CHECK_GOT("a pointer", where - w, 1, 0);
  double wanted[] = {10, 2 * 3 * 20, 30};
  for (int i = 0; i < 3; i++) CHECK_GOT("beside a pointer", dw[i], wanted[i], 0);
  CHECK_NEAR("references", 6, DIFFERENCE(t, 3.0, t * t), BY_DIFFERENCES);
  return checked();
}
