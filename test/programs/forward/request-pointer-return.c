// A function that returns a pointer: the request returns the shadow pointer.
#include "check.h"

ENZYME_FWDDIFF(double *, pointer);

static double *largest(double *v, int n) {
  double *best = v;
  for (int i = 1; i < n; i++)
    if (v[i] > *best) best = &v[i];
  *best *= *best;
  return best;
}

static double squared(double t) {
  double v[] = {1, t, 2};
  return *largest(v, 3);
}

int main(void) {
  double v[] = {1, 3, 2}, dv[] = {10, 20, 30};
  double *d = __enzyme_fwddiff_pointer((void *)largest, enzyme_dup, v, dv, 3);
  CHECK_GOT("which", d - dv, 1, 0);
  CHECK_NEAR("references", 2 * 3, DIFFERENCE(t, 3.0, squared(t)), BY_DIFFERENCES);
  CHECK_GOT("tangent", dv[1], 2 * 3 * 20, BY_FORMULA);
  CHECK_GOT("tangent of another", dv[2], 30, BY_FORMULA);
  double w[] = {4, -1, 5}, dw[] = {1, 1, 1};
  d = __enzyme_fwddiff_pointer((void *)largest, enzyme_dup_return, enzyme_dup, w, dw, 3);
  CHECK_GOT("which", d - dw, 2, 0);
  CHECK_GOT("tangent", dw[2], 10, BY_FORMULA);
  return checked();
}
