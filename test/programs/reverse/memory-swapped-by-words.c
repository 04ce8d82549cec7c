// Structs that a generic function swaps word by word, as what may alias anything: integers first.
#include "reverse.h"

#include <stdint.h>

struct record {
  int id, mark;
  double value;
};

typedef uint32_t __attribute__((may_alias)) word;

static __attribute__((noinline)) void swap(void *a, void *b, size_t size) {
  word *p = a, *q = b;
  for (size_t i = 0; i < size / sizeof *p; i++) {
    word held = p[i];
    p[i] = q[i];
    q[i] = held;
  }
}

static void all(const double *x, double *y) {
  struct record r[5];
  for (int i = 0; i < 5; i++) r[i] = (struct record){i, 3, x[i] * x[i]};
  for (int i = 0; i < 5; i++)
    for (int j = 1; j < 5; j++)
      if (r[j - 1].value > r[j].value) swap(r + j, r + j - 1, sizeof *r);
  y[0] = 0;
  for (int i = 0; i < 5; i++) y[0] += (i + 1) * r[i].value * x[r[i].id];
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, 0.75, -0.875, 1.3, -0.6}), 5, 1, NULL);
  return checked();
}
