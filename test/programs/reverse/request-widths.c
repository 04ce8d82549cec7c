// Widths 1 to 4: several seeds at once, through memory and for numbers that are returned.
#include "reverse.h"

static void residuals(const double *x, double scale, double *r) {
  r[0] = scale * (x[1] - x[0] * x[0]);
  r[1] = exp(x[0] / scale) - x[2];
  r[2] = x[0] * x[1] * x[2];
  r[0] *= r[2];
}

static double jacobian(int row, int column, const double *x, double s) {
  double moved[3], r[3];
  memcpy(moved, x, sizeof moved);
  if (column == 3) return DIFFERENCE(t, s, (residuals(x, t, r), r[row]));
  return DIFFERENCE(t, x[column], (moved[column] = t, residuals(moved, s, r), r[row]));
}

#define AT_WIDTH(n) \
  struct scale##n { \
    double of[n];   \
  };                \
  ENZYME_AUTODIFF(struct scale##n, scale##n);
AT_WIDTH(1)
AT_WIDTH(2)
AT_WIDTH(3)
AT_WIDTH(4)

int main(void) {
  double x[] = {0.5, -0.75, 1.25}, s = 1.5, r[3], dx[4][3], dr[4][3];
#define CHECK_WIDTH(n, shadows_of_x, shadows_of_r)                                                \
  do {                                                                                            \
    struct scale##n by_scale = {{0}};                                                             \
    memset(dx, 0, sizeof dx), memset(dr, 0, sizeof dr);                                           \
    for (int lane = 0; lane < n; lane++) dr[lane][(lane + n) % 3] = lane + 1;                     \
    REQUEST(by_scale = __enzyme_autodiff_scale##n((void *)residuals, enzyme_width, n, enzyme_dup, \
                                                  x, shadows_of_x, enzyme_out, s, enzyme_dup, r,  \
                                                  shadows_of_r));                                 \
    for (int lane = 0; lane < n; lane++) {                                                        \
      int row = (lane + n) % 3;                                                                   \
      for (int i = 0; i < 3; i++)                                                                 \
        CHECK_GOT("x", dx[lane][i], (lane + 1) * jacobian(row, i, x, s), BY_DIFFERENCES);         \
      CHECK_GOT("scale", by_scale.of[lane], (lane + 1) * jacobian(row, 3, x, s), BY_DIFFERENCES); \
      for (int i = 0; i < 3; i++) CHECK_GOT("seed", dr[lane][i], 0, 0);                           \
    }                                                                                             \
  } while (0)
#define COMMA ,
  CHECK_WIDTH(1, dx[0], dr[0]);
  CHECK_WIDTH(2, dx[0] COMMA dx[1], dr[0] COMMA dr[1]);
  CHECK_WIDTH(3, dx[0] COMMA dx[1] COMMA dx[2], dr[0] COMMA dr[1] COMMA dr[2]);
  CHECK_WIDTH(4, dx[0] COMMA dx[1] COMMA dx[2] COMMA dx[3],
              dr[0] COMMA dr[1] COMMA dr[2] COMMA dr[3]);
  CHECK_NEAR("references", jacobian(1, 2, x, s), -1, BY_DIFFERENCES);
  return checked();
}
