// Arrays of structs of arrays of structs, with computed indices, and transposed into each other.
#include "reverse.h"

struct point {
  double x, y;
};
struct cell {
  int n;
  struct point corners[3];
  double value;
};
struct mesh {
  struct cell cells[2];
  struct {
    double sums[2], weights[3];
  } totals;
};

static void update(struct mesh *m) {
  for (int i = 0; i < 2; i++) {
    struct cell *c = &m->cells[i];
    c->value = 0;
    for (int j = 0; j < c->n; j++) {
      struct point p = c->corners[j], *q = &m->cells[1 - i].corners[(j + 1) % c->n];
      c->value += m->totals.weights[j] * (p.x * q->y - p.y * q->x);
      q->x += c->value * 0.125, q->y *= 0.75;
    }
    m->totals.sums[i] += c->value * c->value;
    m->totals.weights[i] = m->totals.sums[1 - i] + 0.5;
  }
}

static void all(const double *x, double *y) {
  struct mesh m = {.cells = {{.n = 3}, {.n = 2}}, .totals = {.weights = {0.5, x[0], x[1]}}};
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 3; j++)
      m.cells[i].corners[j] = (struct point){x[i + j], x[3 * i + j] * 0.5};
  for (int round = 0; round < 3; round++) {
    update(&m);
    y[round] = m.cells[round & 1].value;
  }
  memcpy(y + 3, &m.totals, sizeof m.totals);
  for (int i = 0; i < 6; i++) {
    struct point *p = &m.cells[i / 3].corners[i % 3];
    y[8 + i] = i & 1 ? p->y : p->x;
  }
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, -0.5, 0.2, 0.75, 0.4, 0.9}), 6, 14, NULL);
  return checked();
}
