// Optional arguments: null pointers with null shadows.
#include "check.h"

static double loss(const double *x, int n, const double *weights, double *residuals) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    double r = x[i] - i;
    if (weights) r *= weights[i];
    if (residuals) residuals[i] = r;
    sum += r * r;
  }
  return sum;
}

int main(void) {
  double x[] = {0.5, 2, 1}, dx[] = {1, -1, 2}, w[] = {2, 1, 0.5}, dw[] = {0, 1, 1}, r[3], dr[3];
  double plain = 0, weighed = 0, step[3];
  for (int i = 0; i < 3; i++) {
    plain += 2 * (x[i] - i) * dx[i];
    weighed += 2 * w[i] * (x[i] - i) * (w[i] * dx[i] + dw[i] * (x[i] - i));
  }
#define MOVED(t) (step[0] = 0.5 + t, step[1] = 2 - t, step[2] = 1 + 2 * t, step)
  CHECK_DERIVATIVE("plain",
                   __enzyme_fwddiff_double((void *)loss, enzyme_dup, x, dx, 3, enzyme_dup, NULL,
                                           NULL, enzyme_dup, NULL, NULL),
                   plain, DIFFERENCE(t, 0.0, loss(MOVED(t), 3, NULL, NULL)));
  CHECK_GOT("weighed",
            __enzyme_fwddiff_double((void *)loss, enzyme_dup, x, dx, 3, enzyme_dup, w, dw,
                                    enzyme_dup, r, dr),
            weighed, BY_FORMULA);
  CHECK_GOT("residual", dr[2], 0.5 * 2 + 1 * -1, BY_FORMULA);
  double *none = NULL;
  struct lanes all = __enzyme_fwddiff_lanes((void *)loss, enzyme_width, WIDTH, enzyme_dup, x, dx,
                                            dx, dx, dx, 3, enzyme_dup, none, none, none, none, none,
                                            enzyme_dup, none, none, none, none, none);
  for (int i = 0; i < WIDTH; i++) CHECK_GOT("width 4", all.of[i], plain, BY_FORMULA);
  return checked();
}
