// enzyme_byref: numbers and integers that are passed by pointer and taken by value.
#include "reverse.h"

struct pair {
  double x, y;
};
ENZYME_AUTODIFF(struct pair, pair);

static double f(double x, double y, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x * sin(i * y);
  return sum;
}

static double by_y(double x, double y, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x * i * cos(i * y);
  return sum;
}

int main(void) {
  double x = 1.5, y = 0.75, slope = 0;
  int n = 6;
  struct pair got = {0, 0};
  REQUEST(got = __enzyme_autodiff_pair((void *)f, enzyme_byref, sizeof x, &x, enzyme_byref,
                                       sizeof y, &y, enzyme_byref, sizeof n, &n));
  CHECK_DERIVATIVE("x", got.x, f(1, y, n), DIFFERENCE(t, x, f(t, y, n)));
  CHECK_DERIVATIVE("y", got.y, by_y(x, y, n), DIFFERENCE(t, y, f(x, t, n)));
  REQUEST(slope =
              __enzyme_autodiff_double((void *)f, enzyme_const, enzyme_byref, sizeof x, &x,
                                       enzyme_out, enzyme_byref, sizeof y, &y, enzyme_const, n));
  CHECK_GOT("one const", slope, by_y(x, y, n), BY_FORMULA);
  return checked();
}
