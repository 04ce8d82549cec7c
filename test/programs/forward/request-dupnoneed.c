// A result whose shadow only is wanted: enzyme_dupnoneed for what a function writes.
#include "check.h"

static void polar(double r, double angle, double *x, double *y) {
  *x = r * cos(angle);
  *y = r * sin(angle);
}

int main(void) {
  double r = 1.75, angle = 0.6, x, y, dx, dy;
  __enzyme_fwddiff_void((void *)polar, enzyme_dup, r, 1.0, enzyme_const, angle, enzyme_dupnoneed,
                        &x, &dx, enzyme_dupnoneed, &y, &dy);
  CHECK_DERIVATIVE("dx/dr", dx, cos(angle), DIFFERENCE(t, r, (polar(t, angle, &x, &y), x)));
  CHECK_DERIVATIVE("dy/dr", dy, sin(angle), DIFFERENCE(t, r, (polar(t, angle, &x, &y), y)));
  __enzyme_fwddiff_void((void *)polar, enzyme_const, r, enzyme_dup, angle, 2.0, enzyme_dupnoneed,
                        &x, &dx, enzyme_dup, &y, &dy);
  CHECK_GOT("dx/dangle", dx, -2 * r * sin(angle), BY_FORMULA);
  CHECK_GOT("dy/dangle", dy, 2 * r * cos(angle), BY_FORMULA);
  CHECK_GOT("y", y, r * sin(angle), BY_FORMULA);
  double xs[WIDTH], ys[WIDTH];
  __enzyme_fwddiff_void((void *)polar, enzyme_width, WIDTH, enzyme_dup, r, 1.0, 0.0, -1.0, 0.5,
                        enzyme_dup, angle, 0.0, 1.0, 2.0, 0.0, enzyme_dupnoneed, &x, &xs[0], &xs[1],
                        &xs[2], &xs[3], enzyme_dupnoneed, &y, &ys[0], &ys[1], &ys[2], &ys[3]);
  double dr[] = {1, 0, -1, 0.5}, da[] = {0, 1, 2, 0};
  for (int i = 0; i < WIDTH; i++) {
    CHECK_GOT("x, width 4", xs[i], dr[i] * cos(angle) - da[i] * r * sin(angle), BY_FORMULA);
    CHECK_GOT("y, width 4", ys[i], dr[i] * sin(angle) + da[i] * r * cos(angle), BY_FORMULA);
  }
  return checked();
}
