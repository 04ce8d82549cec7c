// Requests declared with fixed parameters, typed function pointers, and any ending of the name.
#include "check.h"

extern double __enzyme_fwddiff(double (*)(double), double, double);
extern double __enzyme_fwddiff1(double (*)(const double *, int), int, const double *,
                                const double *, int, int);
extern void my__enzyme_fwddiff_of_step(void (*)(double, double *), double, double, double *,
                                       double *);
extern struct lanes __enzyme_fwddiff4(double (*)(double), int, int, double, double, double, double,
                                      double);
#pragma clang diagnostic ignored "-Wdeprecated-non-prototype"
extern double __enzyme_fwddiff_any();

static double f(double x) { return sqrt(1 + x * x); }
static double last(const double *x, int n) { return x[n - 1] * x[0]; }
static void step(double dt, double *state) { state[0] += dt * state[1]; }

int main(void) {
  double x = 0.75;
  CHECK_DERIVATIVE("fixed", __enzyme_fwddiff(f, x, 1.0), x / f(x), DIFFERENCE(t, x, f(t)));
  double v[] = {2, 0, 5}, dv[] = {1, 1, 3};
  CHECK_GOT("markers in fixed places", __enzyme_fwddiff1(last, enzyme_dup, v, dv, enzyme_const, 3),
            11, BY_FORMULA);
  my__enzyme_fwddiff_of_step(step, 0.5, 1, v, dv);
  CHECK_GOT("the marker within the name", dv[0], 1 + 0.5 * 1 + 0, BY_FORMULA);
  CHECK_GOT("the marker within the name, primal", v[0], 2, BY_FORMULA);
  struct lanes all = __enzyme_fwddiff4(f, enzyme_width, 4, x, 1, 2, 3, 4);
  for (int i = 0; i < 4; i++) CHECK_GOT("width 4", all.of[i], (i + 1) * x / f(x), BY_FORMULA);
  CHECK_GOT("without prototype", __enzyme_fwddiff_any(f, x, 1.0), x / f(x), BY_FORMULA);
  return checked();
}
