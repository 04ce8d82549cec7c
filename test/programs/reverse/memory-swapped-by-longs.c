// Structs that a small function swaps by words of a type that C says is no number's.
#include "reverse.h"

struct record {
  long id, count;
  double value;
};

static void swap(void *a, void *b, long size) {
  long *p = a, *q = b;
  for (long i = size / (long)sizeof(long); i > 0; i--) {
    long held = *p;
    *p++ = *q;
    *q++ = held;
  }
}

static void all(const double *x, double *y) {
  struct record r[5];
  for (int i = 0; i < 5; i++) r[i] = (struct record){i, 7, x[i] * x[i]};
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
