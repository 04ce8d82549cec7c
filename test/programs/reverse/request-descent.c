// A user's loop around requests: gradient descent with line search, and Newton's method.
#include "reverse.h"

enum { N = 3 };

static double loss(const double *x, const double *target, double stiffness) {
  double sum = 0;
  for (int i = 0; i < N; i++) {
    double r = x[i] * x[i] + x[(i + 1) % N] - target[i];
    sum += r * r + stiffness * x[i] * x[i];
  }
  return sum;
}

static double cubic(double x) { return x * x * x - 2; }

int main(void) {
  double x[] = {1, 1, 1}, target[] = {2, 1.5, 0.75}, dx[N] = {0}, trial[N], rate = 0.1;
  for (int step = 0; step < 4000; step++) {
    memset(dx, 0, sizeof dx);
    REQUEST(__enzyme_autodiff_void((void *)loss, enzyme_dup, x, dx, enzyme_const, target,
                                   enzyme_const, 1e-3));
    for (int i = 0; i < N; i++) trial[i] = x[i] - rate * dx[i];
    if (loss(trial, target, 1e-3) <= loss(x, target, 1e-3)) memcpy(x, trial, sizeof x), rate *= 1.1;
    else rate /= 2;
  }
  for (int i = 0; i < N; i++) {
    memcpy(trial, x, sizeof x);
    double slope = DIFFERENCE(t, x[i], (trial[i] = t, loss(trial, target, 1e-3)));
    CHECK_GOT("at the minimum", slope, 0, 1e-6);
  }
  double root = 1, slope = 0;
  for (int step = 0; step < 40; step++) {
    REQUEST(slope = __enzyme_autodiff_double((void *)cubic, enzyme_out, root));
    if (slope != 0) root -= cubic(root) / slope;
  }
  CHECK_GOT("root", root, cbrt(2), BY_FORMULA);
  CHECK_NEAR("references", 3 * 1.25 * 1.25, DIFFERENCE(t, 1.25, cubic(t)), BY_DIFFERENCES);
  return checked();
}
