/* Compares a gradient and tangents by each of COUNT numbers x with differences. */
#include <enzyme/enzyme.h>
#include <math.h>
#include <stdio.h>

static int wrong;

/* NaN is near nothing. */
static int is_near(double found, double slope) { return fabs(found - slope) < 1e-8 * (1 + fabs(slope)); }

#define CHECK(f)                                                                               \
  {                                                                                            \
    double d[COUNT] = {0}, h = 1e-4;                                                           \
    __enzyme_autodiff_double((void *)f, enzyme_dup, x, d);                                     \
    for (int i = 0; i < COUNT; i++) {                                                          \
      static const int steps[] = {2, 1, -1, -2};                                               \
      double was = x[i], v[4], t[COUNT] = {0};                                                 \
      for (int k = 0; k < 4; k++) x[i] = was + steps[k] * h, v[k] = f(x);                      \
      x[i] = was, t[i] = 1;                                                                    \
      double slope = (8 * (v[1] - v[2]) - v[0] + v[3]) / 12 / h;                               \
      double along = __enzyme_fwddiff_double((void *)f, enzyme_dup, x, t);                     \
      if (!is_near(d[i], slope) || !is_near(along, slope))                                     \
        printf("%s by %d is WRONG: %g, %g, not %g\n", #f, i, d[i], along, slope), wrong = 1;   \
    }                                                                                          \
  }
