// Copies from and to memory whose shadow is itself: blocks, structs, null, and work space.
#include "reverse.h"

struct sample {
  int n;
  double a, b;
};

static double worked(const double *x, int n, double *space, const struct sample *s) {
  memcpy(space, x, n * sizeof *x);
  struct sample mine = s ? *s : (struct sample){1, 2, 3};
  double sum = 0;
  for (int i = 0; i < n; i++) {
    sum += space[i] * (i & 1 ? mine.a : mine.b) * mine.n;
    space[i] = x[n - 1 - i];
  }
  memmove(space + 1, space, (n - 1) * sizeof *space);
  for (int i = 0; i < n; i++) sum *= space[i];
  return sum;
}

static double alone(const double *v) {
  double space[3];
  struct sample s = {2, v[3], v[4]};
  return worked(v, 3, space, &s);
}

int main(void) {
  double v[] = {0.5, 0.75, 1.25, 0.625, -0.5}, dv[3] = {0}, space[3], dspace[3] = {0}, at[5];
  CHECK_GRADIENT(alone, v, 5, NULL);
  struct sample s = {2, v[3], v[4]}, ds = {2, 0, 0};
#define WANTED(i) (memcpy(at, v, sizeof v), DIFFERENCE(t, v[i], (at[i] = t, alone(at))))
  REQUEST(__enzyme_autodiff_double((void *)worked, enzyme_dup, v, dv, 3, enzyme_dup, space, dspace,
                                   enzyme_dup, &s, &s));
  for (int i = 0; i < 3; i++) CHECK_GOT("the sample is inactive", dv[i], WANTED(i), BY_DIFFERENCES);
  CHECK_GOT("and stays", s.a, v[3], 0);
  REQUEST(__enzyme_autodiff_double((void *)worked, enzyme_dup, v, v, 3, enzyme_dup, space, dspace,
                                   enzyme_dup, &s, &ds));
  CHECK_GOT("a", ds.a, WANTED(3), BY_DIFFERENCES);
  CHECK_GOT("b", ds.b, WANTED(4), BY_DIFFERENCES);
  REQUEST(__enzyme_autodiff_double((void *)worked, enzyme_dup, v, v, 3, enzyme_dup, space, space,
                                   enzyme_dup, NULL, NULL));
  for (int i = 0; i < 3; i++)
    CHECK_NEAR("nothing written", v[i], (double[]){0.5, 0.75, 1.25}[i], 0);
  CHECK_NEAR("references", WANTED(3),
             (memcpy(at, v, sizeof v), DIFFERENCE_WITHIN(0.05, t, v[3], (at[3] = t, alone(at)))),
             BY_DIFFERENCES);
  return checked();
}
