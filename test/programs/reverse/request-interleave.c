// enzyme_interleave: all values first, then the shadows of those that have some, at two widths.
#include "reverse.h"

static double f(double x, const double *y, int n, const double *z) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += pow(y[i], x) * z[n - 1 - i];
  return sum;
}

int main(void) {
  double x = 1.75, y[] = {0.5, 2, 1.25}, z[] = {-0.75, 1, 0.5}, slope = 0;
  double dy[WIDTH][3] = {{0}}, dz[WIDTH][3] = {{0}}, by_x = 0;
  for (int i = 0; i < 3; i++) by_x += log(y[i]) * pow(y[i], x) * z[2 - i];
  CHECK_NEAR("references", by_x, DIFFERENCE(t, x, f(t, y, 3, z)), BY_DIFFERENCES);
  REQUEST(slope = __enzyme_autodiff_double((void *)f, enzyme_out, x, enzyme_dup, y, enzyme_const, 3,
                                           enzyme_dup, z, enzyme_interleave, dy[0], dz[0]));
  CHECK_GOT("x", slope, by_x, BY_FORMULA);
  REQUEST(slope = __enzyme_autodiff_double((void *)f, x, y, 3, z, enzyme_interleave, dy[1], dz[1]));
  CHECK_GOT("x without markers", slope, by_x, BY_FORMULA);
  for (int lane = 0; lane < 2; lane++)
    for (int i = 0; i < 3; i++) {
      CHECK_GOT("y", dy[lane][i], x * pow(y[i], x - 1) * z[2 - i], BY_FORMULA);
      CHECK_GOT("z", dz[lane][2 - i], pow(y[i], x), BY_FORMULA);
    }
  memset(dy, 0, sizeof dy);
  struct lanes all = {{0}};
  REQUEST(all = __enzyme_autodiff_lanes((void *)f, enzyme_width, WIDTH, enzyme_out, x, enzyme_dup,
                                        y, enzyme_const, 3, enzyme_const, z, enzyme_interleave,
                                        dy[0], dy[1], dy[2], dy[3]));
  for (int lane = 0; lane < WIDTH; lane++) {
    CHECK_GOT("x, width 4", all.of[lane], by_x, BY_FORMULA);
    CHECK_GOT("y, width 4", dy[lane][1], x * pow(y[1], x - 1) * z[1], BY_FORMULA);
  }
  return checked();
}
