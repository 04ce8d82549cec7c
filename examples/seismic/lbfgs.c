#include "lbfgs.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { KEPT = 16 };

/* How far x went in one round, how the gradient changed, and 1 / (their product). */
struct pair {
  double *moved, *turned, rho;
};

static double dot(const double *a, const double *b, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += a[i] * b[i];
  return sum;
}

static void add(double *a, double factor, const double *b, int n) {
  for (int i = 0; i < n; i++) a[i] += factor * b[i];
}

/* The direction in which a quadratic with the last gradients would have its minimum. */
static void direction(double *step, const double *g, const struct pair *pairs, int count, int n) {
  double alpha[KEPT];
  int first = count > KEPT ? count - KEPT : 0;
  for (int i = 0; i < n; i++) step[i] = -g[i];
  for (int k = count - 1; k >= first; k--) {
    const struct pair *p = &pairs[k % KEPT];
    add(step, -(alpha[k % KEPT] = p->rho * dot(p->moved, step, n)), p->turned, n);
  }
  double scale = 0.01 / sqrt(dot(g, g, n));
  if (count) {
    const struct pair *p = &pairs[(count - 1) % KEPT];
    scale = 1 / (p->rho * dot(p->turned, p->turned, n));
  }
  for (int i = 0; i < n; i++) step[i] *= scale;
  for (int k = first; k < count; k++) {
    const struct pair *p = &pairs[k % KEPT];
    add(step, alpha[k % KEPT] - p->rho * dot(p->turned, step, n), p->moved, n);
  }
}

double minimise(objective *f, derivative *df, const void *data, double *x, int n, int rounds) {
  struct pair pairs[KEPT];
  double *memory = malloc((2 * KEPT + 4) * n * sizeof *memory);
  double *g = memory, *trial = g + n, *ahead = trial + n, *step = ahead + n;
  for (int k = 0; k < KEPT; k++) {
    pairs[k].moved = step + (2 * k + 1) * n;
    pairs[k].turned = step + (2 * k + 2) * n;
  }
  double now = f(x, data);
  df(x, g, data);
  for (int count = 0; rounds-- > 0;) {
    direction(step, g, pairs, count, n);
    double slope = dot(g, step, n), length = 1, value;
    do {
      memcpy(trial, x, n * sizeof *x);
      add(trial, length, step, n);
      value = f(trial, data);
    } while (!(value <= now + 1e-4 * length * slope) && (length /= 2) > 1e-8);
    if (!(value < now)) break;
    df(trial, ahead, data);
    struct pair *p = &pairs[count % KEPT];
    for (int i = 0; i < n; i++) {
      p->moved[i] = trial[i] - x[i];
      p->turned[i] = ahead[i] - g[i];
    }
    double curved = dot(p->moved, p->turned, n);
    if (curved > 0) p->rho = 1 / curved, count++;
    memcpy(x, trial, n * sizeof *x);
    memcpy(g, ahead, n * sizeof *g);
    now = value;
  }
  free(memory);
  return now;
}
