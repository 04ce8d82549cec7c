// One function called with other arguments active each time: none, one, all, the result unused.
#include "reverse.h"

__attribute__((noinline)) static double interpolate(const double *knots, const double *values,
                                                    double t, double *slope) {
  int i = 0;
  while (i < 2 && knots[i + 1] < t) i++;
  double s = (values[i + 1] - values[i]) / (knots[i + 1] - knots[i]);
  if (slope) *slope += s;
  return values[i] + s * (t - knots[i]);
}

static void all(const double *x, double *y) {
  static const double grid[] = {0, 1, 2.5, 4}, table[] = {3, -1, 2, 0.5};
  double mine[4] = {-1, x[0], x[0] + x[1] * x[1] + 0.1, 5}, slope = 0, unused = 0;
  y[0] = interpolate(grid, table, 1.5, NULL);
  y[1] = interpolate(grid, table, x[0], &slope);
  y[2] = interpolate(grid, x, 1.5, NULL);
  y[3] = interpolate(mine, table, 0.75, NULL);
  y[4] = interpolate(mine, x, x[2], &slope);
  interpolate(mine, mine, x[3], &slope);
  interpolate(grid, table, 2.0, &unused);
  y[5] = slope + unused;
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-6, all, ((double[]){0.4, 0.7, 1.7, 0.6}), 4, 6, NULL);
  return checked();
}
