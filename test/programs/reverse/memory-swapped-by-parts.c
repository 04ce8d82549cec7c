// Structs that are swapped eight bytes at a time by memcpy: a pointer, a number, an integer.
#include "reverse.h"

#include <stdint.h>

struct record {
  const char *name;
  double value;
  long id;
};

static void swap(void *a, void *b, size_t size) {
  uint64_t *p = a, *q = b, held, other;
  for (size_t i = 0; i < size / sizeof held; i++) {
    memcpy(&held, p + i, sizeof held), memcpy(&other, q + i, sizeof other);
    memcpy(p + i, &other, sizeof other), memcpy(q + i, &held, sizeof held);
  }
}

static void all(const double *x, double *y) {
  struct record r[5];
  for (int i = 0; i < 5; i++) r[i] = (struct record){i ? "a" : "b", x[i] * x[i], i};
  for (int i = 0; i < 5; i++)
    for (int j = 1; j < 5; j++)
      if (r[j - 1].value > r[j].value) swap(r + j, r + j - 1, sizeof *r);
  y[0] = 0;
  for (int i = 0; i < 5; i++) y[0] += (i + *r[i].name) * r[i].value * x[r[i].id];
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, 0.75, -0.875, 1.3, -0.6}), 5, 1, NULL);
  return checked();
}
