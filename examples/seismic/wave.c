/* Waves in layered rock: written as people write them, with no thought of derivatives. */
#include "wave.h"

#include <math.h>
#include <stdlib.h>

static const double DX = 0.02, DT = 0.002; /* km, s */

/* The pulse of a seismic source. */
static double ricker(double t) {
  double a = M_PI * 4 * (t - 0.3);
  return (1 - 2 * a * a) * exp(-a * a);
}

void simulate(const double *speed, double *restrict heard) {
  double *now = calloc(CELLS, sizeof *now), *old = calloc(CELLS, sizeof *old);
  double *next = calloc(CELLS, sizeof *next);
  for (int step = 0; step < STEPS; step++) {
    for (int i = 1; i + 1 < CELLS; i++) {
      double r = speed[i] * DT / DX;
      next[i] = 2 * now[i] - old[i] + r * r * (now[i + 1] - 2 * now[i] + now[i - 1]);
    }
    /* Whatever reaches an end goes on beyond it. */
    double left = speed[0] * DT / DX, right = speed[CELLS - 1] * DT / DX;
    next[0] = now[0] + left * (now[1] - now[0]) + DT * ricker(step * DT);
    next[CELLS - 1] = now[CELLS - 1] - right * (now[CELLS - 1] - now[CELLS - 2]);
    heard[step] = next[2];
    heard[STEPS + step] = next[CELLS - 3];
    double *spare = old;
    old = now, now = next, next = spare;
  }
  free(now), free(old), free(next);
}

double misfit(const double *speed, const double *restrict heard) {
  double *own = malloc(2 * STEPS * sizeof *own), sum = 0;
  simulate(speed, own);
  for (int i = 0; i < 2 * STEPS; i++) sum += (own[i] - heard[i]) * (own[i] - heard[i]);
  free(own);
  return sum / 2;
}
