// A ring buffer that goes round several times: each place is read and written again and again.
#include "reverse.h"

struct ring {
  unsigned head, tail;
  double at[4];
};

static void put(struct ring *r, double x) { r->at[r->head++ & 3] = x; }
static double get(struct ring *r) { return r->at[r->tail++ & 3]; }

static void all(const double *x, double *y) {
  struct ring r = {0};
  double sum = x[0];
  for (int i = 0; i < 11; i++) {
    put(&r, x[i % 5] * sum);
    if (r.head - r.tail > 2u + (i & 1)) {
      double oldest = get(&r);
      sum += 0.25 * oldest * oldest - 0.125 * r.at[i & 3];
      if (oldest > 0.5) put(&r, oldest * 0.5);
    }
    y[i % 5] = sum;
  }
  while (r.tail != r.head) y[0] *= get(&r) + 1;
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-7, all, ((double[]){0.5, 0.75, -0.875, 1.3, 0.9}), 5, 5, NULL);
  return checked();
}
