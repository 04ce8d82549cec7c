// Bit-fields and small integers beside floats in one struct.
#include "check.h"

struct cell {
  unsigned alive : 1, age : 5, kind : 2;
  signed char level;
  float weight;
  double value;
  unsigned long flags : 40, more : 24;
};

static double step(struct cell *cells, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    struct cell *c = &cells[i];
    if (!c->alive) continue;
    c->age++;
    c->value *= c->weight + c->age;
    c->flags |= 1ul << (c->age + 20);
    if (c->value > 10) c->alive = 0, c->kind = 3;
    sum += c->value * (c->kind + 1) + c->level;
  }
  return sum;
}

static void all(const double *x, double *y) {
  struct cell cells[3] = {{1, 4, 0, -3, 0.5f, x[0], 0, 9},
                          {0, 1, 1, 2, 2, x[1], 1, 9},
                          {1, 31, 2, 1, 0.25f, x[2], 2, 9}};
  y[0] = step(cells, 3);
  y[1] = step(cells, 3);
  y[2] = cells[0].value + cells[1].value + cells[2].value + (double)(cells[0].flags >> 24) +
         cells[1].more;
}

static void formula(const double *x, const double *dx, double *dy) {
  (void)x;
  double a = 5.5 * dx[0], c = 0.25 * dx[2];
  dy[0] = a + 3 * c;
  a *= 6.5, c *= 1.25;
  dy[1] = 4 * a + 3 * c;
  dy[2] = a + dx[1] + c;
}

int main(void) {
  CHECK_MAP(all, ((double[]){1.5, 0.5, -2}), 3, 3, formula);
  return checked();
}
