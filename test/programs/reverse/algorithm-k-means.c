// k-means: points go to the nearest centre, centres to the mean of theirs, a few times.
#include "reverse.h"

enum { POINTS = 7, CENTRES = 2 };

struct centre {
  double at[2];
  int members;
};

static int nearest(const struct centre *c, const double *p, double *distance) {
  int best = 0;
  *distance = INFINITY;
  for (int k = 0; k < CENTRES; k++) {
    double dx = p[0] - c[k].at[0], dy = p[1] - c[k].at[1], d = dx * dx + dy * dy;
    if (d < *distance) *distance = d, best = k;
  }
  return best;
}

static double spread(const double *x) {
  struct centre c[CENTRES];
  double sum = 0, d;
  for (int k = 0; k < CENTRES; k++) memcpy(c[k].at, x + 2 * k, sizeof c[k].at);
  for (int round = 0; round < 3; round++) {
    struct centre next[CENTRES] = {{{0}, 0}};
    for (int i = 0; i < POINTS; i++) {
      struct centre *n = next + nearest(c, x + 2 * i, &d);
      n->at[0] += x[2 * i], n->at[1] += x[2 * i + 1], n->members++;
    }
    for (int k = 0; k < CENTRES; k++)
      for (int j = 0; j < 2; j++) c[k].at[j] = next[k].at[j] / next[k].members;
  }
  for (int i = 0; i < POINTS; i++) nearest(c, x + 2 * i, &d), sum += sqrt(d);
  return sum;
}

int main(void) {
  double x[] = {0, 0.5, 3, 2.5, 0.7, -0.3, 2.7, 3.3, -0.5, -0.2, 3.4, 2.9, 0.2, 1.1};
  CHECK_GRADIENT(spread, x, 2 * POINTS, NULL);
  return checked();
}
