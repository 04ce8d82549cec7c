// Conversions: between kinds of numbers and back, to integers and from them, in loops and memory.
#include "reverse.h"

#include <stdint.h>

static double through_float(double x) { return (float)(x * x) * x; }

static void all(const double *x, double *y) {
  int8_t small[4];
  float rounded[4];
  long double wide[4];
  for (int i = 0; i < 4; i++) {
    small[i] = (int8_t)(x[i] * 4);
    rounded[i] = 0.5f * small[i];
    wide[i] = (long double)x[i] * small[i];
  }
  for (int i = 0; i < 4; i++) {
    y[i] = (double)wide[i] * rounded[i] + (uint16_t)(x[i] * 100) * x[(i + 1) % 4];
    y[i] -= floor(x[i]) * x[i] + (x[i] - trunc(x[i])) * lround(x[0] * 8);
    wide[(i + 1) % 4] *= wide[i];
  }
  y[4] = wide[0] + (x[1] != 0) * x[2] + (double)(long)x[3];
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-9, all, ((double[]){1.275, 0.715, 2.355, 1.895}), 4, 5, NULL);
  double slope = 0;
  REQUEST(slope = __enzyme_autodiff_double((void *)through_float, enzyme_out, 1.5));
  CHECK_GOT("through float", slope, 3 * 1.5 * 1.5, 4 * FLT_EPSILON);
  return checked();
}
