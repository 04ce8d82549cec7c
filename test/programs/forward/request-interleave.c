// enzyme_interleave: all values first, then all shadows, at width 1 and width 4.
#include "check.h"

static double f(double x, const double *y, int n, double z) {
  double sum = z * z;
  for (int i = 0; i < n; i++) sum += pow(y[i], x);
  return sum;
}

static double formula(double x, double dx, const double *y, const double *dy, double z, double dz) {
  double sum = 2 * z * dz;
  for (int i = 0; i < 3; i++) sum += x * pow(y[i], x - 1) * dy[i] + log(y[i]) * pow(y[i], x) * dx;
  return sum;
}

int main(void) {
  double x = 1.7, y[] = {0.5, 2, 1.25}, z = -0.75,
         dy[WIDTH][3] = {{1, 2, 3}, {0}, {-1, 0.5, 0}, {0, 1, 0}};
  double zero[3] = {0};
  CHECK_NEAR("x", formula(x, 1, y, zero, z, 0), DIFFERENCE(t, x, f(t, y, 3, z)), BY_DIFFERENCES);
  CHECK_GOT("all",
            __enzyme_fwddiff_double((void *)f, enzyme_dup, x, enzyme_dup, y, enzyme_const, 3,
                                    enzyme_dup, z, enzyme_interleave, 0.5, dy[0], 2.0),
            formula(x, 0.5, y, dy[0], z, 2), BY_FORMULA);
  CHECK_GOT("without markers",
            __enzyme_fwddiff_double((void *)f, x, y, 3, z, enzyme_interleave, 1.0, dy[2], -1.0),
            formula(x, 1, y, dy[2], z, -1), BY_FORMULA);
  CHECK_GOT("z const",
            __enzyme_fwddiff_double((void *)f, enzyme_dup, x, enzyme_dup, y, enzyme_const, 3,
                                    enzyme_const, z, enzyme_interleave, 1.0, dy[2]),
            formula(x, 1, y, dy[2], z, 0), BY_FORMULA);
  struct lanes all = __enzyme_fwddiff_lanes(
      (void *)f, enzyme_width, WIDTH, enzyme_dup, x, enzyme_dup, y, enzyme_const, 3, enzyme_const,
      z, enzyme_interleave, 1.0, 0.0, 2.0, -1.0, dy[0], dy[1], dy[2], dy[3]);
  for (int i = 0; i < WIDTH; i++)
    CHECK_GOT("width 4", all.of[i], formula(x, (double[]){1, 0, 2, -1}[i], y, dy[i], z, 0),
              BY_FORMULA);
  return checked();
}
