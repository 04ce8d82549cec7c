// enzyme_dupv: seeds and gradients so many bytes apart, in matrices and between others.
#include "reverse.h"

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
  double a[] = {1, -0.5, 2}, b[] = {0.25, 3, -1}, c[3], by_a[3], by_b[3];
  double da[WIDTH][3] = {{0}}, db[WIDTH * 5] = {0}, seeds[WIDTH][3];
  struct row rows[WIDTH] = {{7, {0}}, {8, {0}}, {9, {0}}, {10, {0}}};
  for (int i = 0; i < WIDTH * 3; i++) seeds[i / 3][i % 3] = rows[i / 3].values[i % 3] = cos(i);
  REQUEST(__enzyme_autodiff_void((void *)cross, enzyme_width, WIDTH, enzyme_dupv, sizeof da[0], a,
                                 da, enzyme_dupv, 5 * sizeof *db, b, db, enzyme_dupnoneedv,
                                 sizeof rows[0], c, rows[0].values));
  for (int lane = 0; lane < WIDTH; lane++) {
    cross(b, seeds[lane], by_a);
    cross(seeds[lane], a, by_b);
    for (int i = 0; i < 3; i++) {
      CHECK_GOT("a", da[lane][i], by_a[i], BY_FORMULA);
      CHECK_GOT("b", db[5 * lane + i], by_b[i], BY_FORMULA);
      CHECK_GOT("seed", rows[lane].values[i], 0, 0);
    }
    CHECK_GOT("what lies between", rows[lane].number, 7 + lane, 0);
    CHECK_GOT("what lies between", db[5 * lane + 3], 0, 0);
  }
  cross(a, b, c);
  CHECK_NEAR("references", a[0] * c[0] + a[1] * c[1] + a[2] * c[2], 0, BY_FORMULA);
  return checked();
}
