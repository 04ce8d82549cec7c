// enzyme_dup_return and enzyme_const_return on results that are numbers, structs or nothing.
#include "check.h"

struct sums {
  double plain, square, last;
};
ENZYME_FWDDIFF(struct sums, sums);

static double total(const double *v, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += v[i] * v[i] * v[i];
  return sum;
}

static struct sums all(double *v, int n) {
  struct sums s = {0, 0, 0};
  for (int i = 0; i < n; i++) s.plain += v[i], s.square += v[i] * v[i], v[i] = s.plain;
  s.last = v[n - 1];
  return s;
}

static double slope(double t) {
  double v[] = {1, t, 3};
  return total(v, 3);
}

int main(void) {
  double v[] = {1, -2, 3}, dv[] = {1, 2, 0.5};
  double got =
      __enzyme_fwddiff_double((void *)total, enzyme_dup_return, enzyme_dup, v, dv, enzyme_const, 3);
  CHECK_GOT("total", got, 3 * 1 + 12 * 2 + 27 * 0.5, BY_FORMULA);
  CHECK_NEAR("references", 12, DIFFERENCE(t, -2.0, slope(t)), BY_DIFFERENCES);
  __enzyme_fwddiff_void((void *)total, enzyme_const_return, enzyme_dup, v, dv, 3);
  struct sums s = __enzyme_fwddiff_sums((void *)all, enzyme_dup_return, enzyme_dup, v, dv, 3);
  CHECK_GOT("plain", s.plain, 3.5, BY_FORMULA);
  CHECK_GOT("square", s.square, 2 - 8 + 3, BY_FORMULA);
  CHECK_GOT("last", s.last, 3.5, BY_FORMULA);
  CHECK_GOT("in place", dv[1], 3, BY_FORMULA);
  s = __enzyme_fwddiff_sums((void *)all, enzyme_const_return, enzyme_primal_return, enzyme_dup, v,
                            dv, 2);
  CHECK_GOT("primal only", s.square, 1 + 1, BY_FORMULA);
  CHECK_GOT("in place again", dv[1], 1 + 3, BY_FORMULA);
  return checked();
}
