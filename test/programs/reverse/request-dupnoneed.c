// enzyme_dupnoneed: results whose values nobody needs, some beside others that are needed.
#include "reverse.h"

static void polar(double r, double angle, double *x, double *y) {
  *x = r * cos(angle);
  *y = r * sin(angle);
}

struct pair {
  double r, angle;
};
ENZYME_AUTODIFF(struct pair, pair);

int main(void) {
  double r = 1.75, angle = 0.6, x = 0, y = 0, dx = 1, dy = 0;
  struct pair got = {0, 0};
  REQUEST(got = __enzyme_autodiff_pair((void *)polar, enzyme_out, r, enzyme_out, angle,
                                       enzyme_dupnoneed, &x, &dx, enzyme_dupnoneed, &y, &dy));
  CHECK_DERIVATIVE("dx/dr", got.r, cos(angle), DIFFERENCE(t, r, (polar(t, angle, &x, &y), x)));
  CHECK_DERIVATIVE("dx/dangle", got.angle, -r * sin(angle),
                   DIFFERENCE(t, angle, (polar(r, t, &x, &y), x)));
  CHECK_GOT("seed", dx, 0, 0);
  dx = 0.5, dy = 2;
  REQUEST(got = __enzyme_autodiff_pair((void *)polar, enzyme_out, r, enzyme_out, angle, enzyme_dup,
                                       &x, &dx, enzyme_dupnoneed, &y, &dy));
  CHECK_GOT("both by r", got.r, 0.5 * cos(angle) + 2 * sin(angle), BY_FORMULA);
  CHECK_GOT("needed", x, r * cos(angle), BY_FORMULA);
  return checked();
}
