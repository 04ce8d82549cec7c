// Pointers chosen when the program runs among active memory, inactive memory and constants.
#include "reverse.h"

static const double defaults[] = {1, -0.5, 0.25};

static double polynomial(const double *c, double x) { return c[0] + x * (c[1] + x * c[2]); }

static double blended(const double *mine, const double *yours, const int *which, int n, double x) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    const double *c = which[i] == 0 ? mine : which[i] == 1 ? yours : defaults;
    double local[3] = {x, 0.5, c[0]};
    if (which[i] == 3) c = local;
    sum = sum * 0.5 + polynomial(c, x);
    const double *rows[2] = {yours, c};
    sum *= rows[i & 1][1] + 2;
  }
  return sum;
}

static const int WHICH[] = {0, 2, 1, 3, 0, 1, 2};

static double at(int i, double t) {
  double v[7] = {0.5, 0.75, -0.25, 1.25, -1, 0.5, 0.625};
  v[i] = t;
  return blended(v, v + 3, WHICH, 7, v[6]);
}

int main(void) {
  double v[7] = {0.5, 0.75, -0.25, 1.25, -1, 0.5, 0.625}, d[2][3], by_x = 0;
  double *mine = v, *yours = v + 3;
  for (int pattern = 0; pattern < 4; pattern++) {
    memset(d, 0, sizeof d);
    REQUEST(by_x = __enzyme_autodiff_double(
                (void *)blended, enzyme_dup, mine, pattern & 1 ? mine : d[0], enzyme_dup, yours,
                pattern & 2 ? yours : d[1], enzyme_const, WHICH, 7, enzyme_out, v[6]));
    for (int i = 0; i < 6; i++) {
      int inactive = pattern >> (i / 3) & 1;
      CHECK_GOT("share", d[i / 3][i % 3], inactive ? 0 : DIFFERENCE(t, v[i], at(i, t)),
                BY_DIFFERENCES);
    }
    CHECK_GOT("x", by_x, DIFFERENCE(t, v[6], at(6, t)), BY_DIFFERENCES);
  }
  CHECK_NEAR("references", DIFFERENCE(t, v[6], at(6, t)),
             DIFFERENCE_WITHIN(0.05, t, v[6], at(6, t)), BY_DIFFERENCES);
  return checked();
}
