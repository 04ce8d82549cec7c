// Without markers: pointers take shadows, numbers are returned, integers take no part.
#include "reverse.h"

static double mixed(double a, const double *b, int n, double c) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += sin(a * b[i]) * exp(c * i);
  return sum;
}

struct pair {
  double a, c;
};
ENZYME_AUTODIFF(struct pair, pair);

static double alone(double x, long n) { return n * x * x; }

int main(void) {
  double a = 0.7, b[] = {0.5, -1.25, 2}, db[3] = {0}, moved[3], c = -0.3, slope = 0;
  struct pair got = {0, 0};
  REQUEST(got = __enzyme_autodiff_pair((void *)mixed, a, b, db, 3, c));
  CHECK_GOT("a", got.a, DIFFERENCE(t, a, mixed(t, b, 3, c)), BY_DIFFERENCES);
  CHECK_GOT("c", got.c, DIFFERENCE(t, c, mixed(a, b, 3, t)), BY_DIFFERENCES);
  for (int i = 0; i < 3; i++) {
    memcpy(moved, b, sizeof b);
    double by_b = a * cos(a * b[i]) * exp(c * i);
    CHECK_DERIVATIVE("b", db[i], by_b, DIFFERENCE(t, b[i], (moved[i] = t, mixed(a, moved, 3, c))));
  }
  REQUEST(slope = __enzyme_autodiff_double((void *)alone, 1.5, 3l));
  CHECK_DERIVATIVE("alone", slope, 9, DIFFERENCE(t, 1.5, alone(t, 3)));
  return checked();
}
