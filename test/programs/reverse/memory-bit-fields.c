// Bit-fields, flags and small integers beside numbers in one struct, all of them overwritten.
#include "reverse.h"

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
    c->value *= c->weight + c->age * c->value / 16;
    c->flags |= 1ul << (c->age + 20);
    if (c->value > 2) c->alive = 0, c->kind = 3;
    sum += c->value * (c->kind + 1) * (c->flags >> 25 & 3) + c->level;
  }
  return sum;
}

static void all(const double *x, double *y) {
  struct cell cells[3] = {{1, 4, 0, -3, 0.5f, x[0], 0, 9},
                          {0, 1, 1, 2, 2, x[1], 1, 9},
                          {1, 29, 2, 1, 0.25f, x[2], 2, 9}};
  for (int i = 0; i < 5; i++) {
    y[i] = step(cells, 3);
    if (i == 1) cells[1].alive = 1, cells[1].kind--;
    cells[i % 3].level += 2;
  }
  for (int i = 0; i < 3; i++) y[5 + i] = cells[i].value * cells[i].value * cells[i].age;
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){1.5, 0.5, -1.75}), 3, 8, NULL);
  return checked();
}
