// enzyme_dupv: four shadows lie a fixed number of bytes apart, in matrices and between other data.
#include "check.h"

struct row {
  int number;
  double values[3];
};

static void cross(const double *a, const double *b, double *c) {
  c[0] = a[1] * b[2] - a[2] * b[1];
  c[1] = a[2] * b[0] - a[0] * b[2];
  c[2] = a[0] * b[1] - a[1] * b[0];
}

int main(void) {
  double a[] = {1, -0.5, 2}, b[] = {0.25, 3, -1}, c[3], wanted[3], other[3];
  double da[WIDTH][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 2, 3}}, db[WIDTH * 5];
  struct row rows[WIDTH] = {{7, {0}}, {8, {0}}, {9, {0}}, {10, {0}}};
  for (int i = 0; i < WIDTH * 5; i++) db[i] = cos(i);
  __enzyme_fwddiff_void((void *)cross, enzyme_width, WIDTH, enzyme_dupv, sizeof da[0], a, da,
                        enzyme_dupv, 5 * sizeof *db, b, db, enzyme_dupnoneedv, sizeof rows[0], c,
                        rows[0].values);
  for (int lane = 0; lane < WIDTH; lane++) {
    cross(da[lane], b, wanted);
    cross(a, db + 5 * lane, other);
    for (int i = 0; i < 3; i++)
      CHECK_GOT("cross", rows[lane].values[i], wanted[i] + other[i], BY_FORMULA);
    CHECK_GOT("what lies between", rows[lane].number, 7 + lane, 0);
  }
  double one[3];
  __enzyme_fwddiff_void((void *)cross, enzyme_dup, a, da[3], enzyme_dup, b, db + 15, enzyme_dup, c,
                        one);
  for (int i = 0; i < 3; i++) CHECK_GOT("one by one", one[i], rows[3].values[i], BETWEEN_WIDTHS);
  return checked();
}
