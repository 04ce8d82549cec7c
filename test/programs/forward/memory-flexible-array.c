// A struct with a flexible array member, allocated in one piece, and an array of such pointers.
#include "check.h"

#include <stdlib.h>

struct polynomial {
  int degree;
  double leading;
  double rest[];
};

static struct polynomial *derived(const struct polynomial *p) {
  struct polynomial *d = malloc(sizeof *d + (p->degree - 1) * sizeof(double));
  d->degree = p->degree - 1;
  d->leading = p->leading * p->degree;
  for (int i = 0; i < d->degree; i++) d->rest[i] = p->rest[i] * (p->degree - 1 - i);
  return d;
}

static double at(const struct polynomial *p, double x) {
  double value = p->leading;
  for (int i = 0; i < p->degree; i++) value = value * x + p->rest[i];
  return value;
}

static void all(const double *x, double *y) {
  struct polynomial *p[3];
  p[0] = malloc(sizeof *p[0] + 3 * sizeof(double));
  p[0]->degree = 3;
  p[0]->leading = x[0];
  for (int i = 0; i < 3; i++) p[0]->rest[i] = x[i + 1];
  for (int i = 1; i < 3; i++) p[i] = derived(p[i - 1]);
  for (int i = 0; i < 3; i++) y[i] = at(p[i], x[4]), free(p[i]);
}

static void formula(const double *x, const double *dx, double *dy) {
  double t = x[4];
  dy[0] = dx[0] * t * t * t + dx[1] * t * t + dx[2] * t + dx[3] +
          (3 * x[0] * t * t + 2 * x[1] * t + x[2]) * dx[4];
  dy[1] = 3 * dx[0] * t * t + 2 * dx[1] * t + dx[2] + (6 * x[0] * t + 2 * x[1]) * dx[4];
  dy[2] = 6 * dx[0] * t + 2 * dx[1] + 6 * x[0] * dx[4];
}

int main(void) {
  CHECK_MAP(all, ((double[]){1.5, -0.5, 2, 0.75, 1.2}), 5, 3, formula);
  return checked();
}
