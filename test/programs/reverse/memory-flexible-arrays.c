// Structs with a flexible array member: allocated in one piece, copied whole, freed in turn.
#include "reverse.h"

#include <stdlib.h>

struct polynomial {
  int degree;
  double leading;
  double rest[];
};

static struct polynomial *new(int degree) {
  struct polynomial *p = malloc(sizeof *p + degree * sizeof(double));
  p->degree = degree;
  return p;
}

static struct polynomial *copied(const struct polynomial *p) {
  size_t size = sizeof *p + p->degree * sizeof(double);
  return memcpy(malloc(size), p, size);
}

static void shift(struct polynomial *p, double by) {
  for (int k = p->degree; k > 0; k--) {
    p->rest[0] += p->leading * by;
    for (int i = 1; i < k; i++) p->rest[i] += p->rest[i - 1] * by;
  }
}

static double at(const struct polynomial *p, double x) {
  double value = p->leading;
  for (int i = 0; i < p->degree; i++) value = value * x + p->rest[i];
  return value;
}

static void all(const double *x, double *y) {
  struct polynomial *p = new(3);
  p->leading = x[0];
  memcpy(p->rest, x + 1, 3 * sizeof *x);
  for (int i = 0; i < 4; i++) {
    struct polynomial *q = copied(p);
    shift(q, x[4]);
    y[i] = at(p, x[4]) * at(q, q->leading);
    free(p);
    p = q;
    p->leading *= x[i];
  }
  y[4] = p->rest[2];
  free(p);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, -0.5, 0.2, 0.75, 0.4}), 5, 5, NULL);
  return checked();
}
