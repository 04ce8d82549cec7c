/* Calls what heat.F90 defines. */
#include "speed.h"

void plate_(const int *, const int *, const double *, const double *, const double *, double *);
void plate_hand_(const int *, const int *, const double *, double *, const double *, double *,
                 const double *);
void plate_ours_(const int *, const int *, const double *, double *, const double *, double *,
                 const double *);

static int n, steps, cells;
static double *weights;

static void prepare(void) {
  n = unknown(96), steps = unknown(100), cells = n * n;
  inputs = 2 * cells;
  weights = doubles(cells);
  for (int p = 0; p < cells; p++) weights[p] = between(0, 1);
}
static void start(double *x) {
  for (int p = 0; p < cells; p++) x[p] = between(-1, 1), x[cells + p] = between(0.05, 0.2);
}
static double primal(const double *x) {
  double total;
  plate_(&n, &steps, x, x + cells, weights, &total);
  return total;
}
static void by_hand(const double *x, double *dx) {
  plate_hand_(&n, &steps, x, dx, x + cells, dx + cells, weights);
}
static void ours(const double *x, double *dx) {
#ifdef PLAIN
  by_hand(x, dx);
#else
  plate_ours_(&n, &steps, x, dx, x + cells, dx + cells, weights);
#endif
}
