// With enzyme_const_return only what is written through pointers has tangents.
#include "check.h"

ENZYME_FWDDIFF(int, int);

static double normalise(double *v, int n) {
  double square = 0;
  for (int i = 0; i < n; i++) square += v[i] * v[i];
  double norm = sqrt(square);
  for (int i = 0; i < n; i++) v[i] /= norm;
  return norm;
}

static int scaled(double *v, double factor) {
  v[0] *= factor;
  return v[0] > 1;
}

static double second(double t) {
  double v[] = {t, 2, -1};
  normalise(v, 3);
  return v[1];
}

int main(void) {
  double v[] = {1.5, 2, -1}, dv[] = {1, 0, 0}, norm = sqrt(1.5 * 1.5 + 5);
  double primal = __enzyme_fwddiff_double((void *)normalise, enzyme_const_return,
                                          enzyme_primal_return, enzyme_dup, v, dv, 3);
  CHECK_GOT("primal", primal, norm, BY_FORMULA);
  CHECK_DERIVATIVE("v[1]", dv[1], -2 * 1.5 / pow(norm, 3), DIFFERENCE(t, 1.5, second(t)));
  double w[] = {1.5, 2, -1}, dw[WIDTH][3] = {{1}, {-2}, {0}, {0.5}};
  __enzyme_fwddiff_void((void *)normalise, enzyme_width, WIDTH, enzyme_const_return, enzyme_dup, w,
                        dw[0], dw[1], dw[2], dw[3], 3);
  for (int i = 0; i < WIDTH; i++)
    CHECK_GOT("width 4", dw[i][2], (double[]){1, -2, 0, 0.5}[i] * 1.5 / pow(norm, 3), BY_FORMULA);
  double x = 3, dx = 1;
  CHECK_GOT("an integer result",
            __enzyme_fwddiff_int((void *)scaled, enzyme_const_return, enzyme_primal_return, &x, &dx,
                                 0.5, 2.0),
            1, 0);
  CHECK_GOT("an integer result, x", dx, 0.5 + 3 * 2, BY_FORMULA);
  return checked();
}
