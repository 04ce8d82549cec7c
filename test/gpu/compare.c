/* Whole programs: gradients and tangents compared with differences, with several schedules.

   A program has `value`, `gradient` and `tangent` of x, with n numbers, and a number a.  */

#include "../support/off_by.h"
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST = 4096 };
int inputs(void);
double step(void), tolerance(void);
double value(const double *x, int n, double a);
double gradient(const double *x, double *dx, int n, double a);
double tangent(const double *x, double *dx, int n, double a, double da);
void fake_seed(uint64_t);
extern int fake_problems, fake_live, fake_launches, fake_bytes;

static double x[MOST], y[MOST], dx[MOST], way[MOST];

static double at(double by, double a, double da, int n) {
  for (int i = 0; i < n; i++)
    y[i] = x[i] + by * way[i];
  return value(y, n, a + by * da);
}

int main(void) {
  int n = inputs(), bad = 0;
  double worst = 0, forward = 0;
  for (int seed = 1; seed <= 4; seed++) {
    srand(seed), fake_seed(seed);
    for (int i = 0; i < n; i++)
      x[i] = 0.5 + rand() / (double)RAND_MAX, way[i] = rand() / (double)RAND_MAX - 0.5, dx[i] = 0;
    double a = 0.5 + rand() / (double)RAND_MAX, da = rand() / (double)RAND_MAX - 0.5, h = step();
    double slope = (at(h, a, da, n) - at(-h, a, da, n)) / (2 * h);
    int live = fake_live, before = fake_launches;
    double found = gradient(x, dx, n, a) * da, size = 1e-3;
    int launches = fake_launches - before;
    if (fake_live != live)
      bad++, fprintf(stderr, "%d allocations are left\n", fake_live - live);
    for (int i = 0; i < n; i++)
      found += dx[i] * way[i], size += fabs(dx[i] * way[i]) / sqrt(n);
    for (int i = 0; i < n; i++)
      dx[i] = way[i];
    double told = tangent(x, dx, n, a, da);
    size = fmax(size, fabs(slope));
    worst = fmax(worst, away_from(found, slope) / size), forward = fmax(forward, away_from(told, slope) / size);
    if (!(fabs(found - slope) <= tolerance() * size) || !(fabs(told - slope) <= tolerance() * size) || !isfinite(size))
      bad++, fprintf(stderr, "seed %d: gradient %.12g, tangent %.12g, differences %.12g\n", seed, found, told, slope);
    if (fake_live != live)
      bad++, fprintf(stderr, "%d allocations are left by the tangent\n", fake_live - live);
    (void)launches;
  }
  printf("off by %.1e, tangent %.1e, %d problems\n", worst, forward, fake_problems);
  return bad || fake_problems;
}
