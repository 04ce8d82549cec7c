// enzyme_byref: arguments that are passed by pointer and taken by value, with their shadows.
#include "check.h"

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
  double x = 1.5, dx = 1, y = 0.75, dy = -2, none = 0;
  int n = 6;
  double of_x = f(1, y, n), of_y = by_y(x, y, n);
  CHECK_NEAR("references", of_y, DIFFERENCE(t, y, f(x, t, n)), BY_DIFFERENCES);
  CHECK_GOT("both",
            __enzyme_fwddiff_double((void *)f, enzyme_byref, sizeof x, &x, &dx, enzyme_byref,
                                    sizeof y, &y, &dy, enzyme_byref, sizeof n, &n),
            of_x - 2 * of_y, BY_FORMULA);
  CHECK_GOT("one const",
            __enzyme_fwddiff_double((void *)f, enzyme_const, x, enzyme_dup, enzyme_byref, sizeof y,
                                    &y, &dy, enzyme_const, n),
            -2 * of_y, BY_FORMULA);
  struct lanes all = __enzyme_fwddiff_lanes((void *)f, enzyme_width, WIDTH, enzyme_byref, sizeof x,
                                            &x, &dx, &none, &dy, &dx, y, 0.0, 1.0, 1.0, -1.0, n);
  double wanted[] = {of_x, of_y, of_y - 2 * of_x, of_x - of_y};
  for (int i = 0; i < WIDTH; i++) CHECK_GOT("width 4", all.of[i], wanted[i], BY_FORMULA);
  return checked();
}
