// What selects leave out: slopes at kinks, divisions of complex numbers; asked for twice, too.
#include "reverse.h"

#include <complex.h>

/* A slope of 0 is said of the root of 0, and so is a second one. */
static double meeting(double x) { return sqrt(x - x) + hypot(x - x, 2 * x - 2 * x) + x * x; }

/* Real numbers first: one of the two ways to divide is by 0. */
static void newton(const double *x, double *y) {
  double complex c = x[0] + I * x[1], z = 1;
  for (int i = 0; i < 8; i++) z -= (z * z * z - c) / (3 * z * z);
  y[0] = creal(z), y[1] = cimag(z);
}

int main(void) {
  CHECK_ADJOINT_SCALAR(meeting, 0.75, 1.5);
  CHECK_ADJOINT_MAP(newton, ((double[]){2.5, 0.75}), 2, 2, NULL);
  return checked();
}
