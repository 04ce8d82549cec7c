/* Heat in a cube over time, its conductivity a number for each cell: weighted squares at the end. */
#include "speed.h"

void spread(int n, const double *u, const double *c, double *next) {
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < n - 1; j++)
      for (int k = 1; k < n - 1; k++) {
        int p = (i * n + j) * n + k;
        double around = u[p - n * n] + u[p + n * n] + u[p - n] + u[p + n] + u[p - 1] + u[p + 1];
        next[p] = u[p] + c[p] * (around - 6 * u[p]);
      }
}

double heat(int n, int steps, const double *first, const double *c, const double *weights) {
  int cells = n * n * n;
  double *u = malloc(cells * sizeof(double)), *next = malloc(cells * sizeof(double)), sum = 0;
  memcpy(u, first, cells * sizeof(double));
  memcpy(next, first, cells * sizeof(double));
  for (int t = 0; t < steps; t++) {
    spread(n, u, c, next);
    double *other = u;
    u = next;
    next = other;
  }
  for (int p = 0; p < cells; p++) sum += weights[p] * u[p] * u[p];
  free(u), free(next);
  return sum;
}

/* -- by hand ---------------------------------------------------------------------------------- */

/* Turn d, the derivatives after a step, into those before it; back is memory, 0 at the edges. */
static void spread_back(int n, const double *restrict u, const double *restrict c,
                        double *restrict d, double *restrict dc, double *restrict back) {
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < n - 1; j++)
      for (int k = 1; k < n - 1; k++) {
        int p = (i * n + j) * n + k;
        double around = u[p - n * n] + u[p + n * n] + u[p - n] + u[p + n] + u[p - 1] + u[p + 1];
        dc[p] += d[p] * (around - 6 * u[p]);
        back[p] = c[p] * d[p];
      }
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < n - 1; j++)
      for (int k = 1; k < n - 1; k++) {
        int p = (i * n + j) * n + k;
        d[p] += back[p - n * n] + back[p + n * n] + back[p - n] + back[p + n] + back[p - 1] +
                back[p + 1] - 6 * back[p];
      }
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < n - 1; j++)
      for (int side = 0; side < 3; side++) {
        int in = side == 0 ? n * n : side == 1 ? n : 1;
        int near = side == 0 ? i * n + j : side == 1 ? i * n * n + j : (i * n + j) * n;
        int far = near + (n - 1) * in;
        d[near] += back[near + in];
        d[far] += back[far - in];
      }
}

/* Copy what a step leaves alone. */
static void copy_edges(int n, const double *restrict u, double *restrict next) {
  memcpy(next, u, n * n * sizeof(double));
  for (int i = 1; i < n - 1; i++) {
    const double *from = u + i * n * n;
    double *to = next + i * n * n;
    memcpy(to, from, n * sizeof(double));
    for (int j = 1; j < n - 1; j++) to[j * n] = from[j * n], to[j * n + n - 1] = from[j * n + n - 1];
    memcpy(to + (n - 1) * n, from + (n - 1) * n, n * sizeof(double));
  }
  memcpy(next + (n - 1) * n * n, u + (n - 1) * n * n, n * n * sizeof(double));
}

static void heat_hand(int n, int steps, const double *first, double *dfirst, const double *c,
                      double *dc, const double *weights) {
  int cells = n * n * n;
  double *all = malloc((size_t)(steps + 1) * cells * sizeof(double));
  double *back = calloc(2 * cells, sizeof(double)), *d = back + cells;
  memcpy(all, first, cells * sizeof(double));
  for (int t = 0; t < steps; t++) {
    double *u = all + (size_t)t * cells, *next = u + cells;
    copy_edges(n, u, next);
    spread(n, u, c, next);
  }
  const double *last = all + (size_t)steps * cells;
  for (int p = 0; p < cells; p++) d[p] = 2 * weights[p] * last[p];
  for (int t = steps - 1; t >= 0; t--) spread_back(n, all + (size_t)t * cells, c, d, dc, back);
  for (int p = 0; p < cells; p++) dfirst[p] += d[p];
  free(all), free(back);
}

/* -- the program ------------------------------------------------------------------------------ */

static int n, steps, cells;
static double *weights;

static void prepare(void) {
  n = unknown(32), steps = unknown(20), cells = n * n * n;
  inputs = 2 * cells;
  weights = doubles(cells);
  for (int p = 0; p < cells; p++) weights[p] = between(0, 1);
}
static void start(double *x) {
  for (int p = 0; p < cells; p++) x[p] = between(-1, 1), x[cells + p] = between(0.05, 0.15);
}
static double primal(const double *x) { return heat(n, steps, x, x + cells, weights); }
static void ours(const double *x, double *dx) {
  GRADIENT((void *)heat, enzyme_const, n, enzyme_const, steps, enzyme_dup, x, dx, enzyme_dup,
           x + cells, dx + cells, enzyme_const, weights);
}
static void by_hand(const double *x, double *dx) {
  heat_hand(n, steps, x, dx, x + cells, dx + cells, weights);
}
