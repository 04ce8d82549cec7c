// enzyme_primal_return: the result first, then the derivatives; numbers, structs, integers.
#include "reverse.h"

struct value {
  double primal, slope;
};
struct pair {
  double a, b;
};
struct both {
  struct pair primal, derivatives;
};
ENZYME_AUTODIFF(struct value, value);
ENZYME_AUTODIFF(struct both, both);
ENZYME_AUTODIFF(long, count);

static double f(double x) { return x > 1 ? log(x) * x : x * x; }

static struct pair turned(double r, double angle) {
  return (struct pair){r * cos(angle), r * sin(angle)};
}

static double norm(const double *v, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += v[i] * v[i];
  return sqrt(sum);
}

static long halve(double *v, int n) {
  long halved = 0;
  for (int i = 0; i < n; i++)
    while (v[i] > 1) v[i] /= 2, halved++;
  return halved;
}

int main(void) {
  struct value got = {0, 0};
  REQUEST(got = __enzyme_autodiff_value((void *)f, enzyme_primal_return, enzyme_out, 2.5));
  CHECK_GOT("primal", got.primal, f(2.5), BY_FORMULA);
  CHECK_DERIVATIVE("slope", got.slope, log(2.5) + 1, DIFFERENCE(t, 2.5, f(t)));
  double v[] = {3, 0, -4}, dv[3] = {0}, length = 0;
  REQUEST(length =
              __enzyme_autodiff_double((void *)norm, enzyme_primal_return, enzyme_dup, v, dv, 3));
  CHECK_GOT("norm", length, 5, BY_FORMULA);
  for (int i = 0; i < 3; i++) CHECK_GOT("gradient", dv[i], v[i] / 5, BY_FORMULA);
  struct both both = {{0, 0}, {0, 0}};
  REQUEST(both = __enzyme_autodiff_both((void *)turned, enzyme_primal_return, enzyme_out, 2.0,
                                        enzyme_out, 0.5));
  CHECK_GOT("re", both.primal.a, 2 * cos(0.5), BY_FORMULA);
  CHECK_GOT("im", both.primal.b, 2 * sin(0.5), BY_FORMULA);
  CHECK_GOT("both by r", both.derivatives.a, cos(0.5) + sin(0.5), BY_FORMULA);
  CHECK_GOT("both by angle", both.derivatives.b, 2 * (cos(0.5) - sin(0.5)), BY_FORMULA);
  double w[] = {0.5, 5, 3}, dw[] = {1, 1, 1};
  long halved = 0;
  REQUEST(halved =
              __enzyme_autodiff_count((void *)halve, enzyme_primal_return, enzyme_dup, w, dw, 3));
  CHECK_GOT("halved", halved, 5, 0);
  CHECK_GOT("not halved", dw[0], 1, 0);
  CHECK_GOT("three times", dw[1], 0.125, 0);
  CHECK_GOT("twice", dw[2], 0.25, 0);
  return checked();
}
