// Structs of which one is chosen word by word with masks, as where no branch is to be taken.
#include "reverse.h"

#include <stdint.h>

struct record {
  long id;
  double value;
};

typedef uint64_t __attribute__((may_alias)) word;

static void choose(void *to, const void *one, const void *other, int which, size_t size) {
  word *a = to, mask = -(word)which;
  const word *b = one, *c = other;
  for (size_t i = 0; i < size / sizeof *a; i++) a[i] = (b[i] & mask) | (c[i] & ~mask);
}

static double all(const double *x) {
  struct record r[4], chosen[4];
  double sum = 0;
  for (int i = 0; i < 4; i++) r[i] = (struct record){i, x[i] * x[i]};
  for (int i = 0; i < 4; i++) choose(chosen + i, r + i, r + 3 - i, i & 1, sizeof *r);
  for (int i = 0; i < 4; i++) sum += (i + 1) * chosen[i].value * x[chosen[i].id];
  return sum;
}

int main(void) {
  CHECK_GRADIENT(all, ((double[]){1.25, 0.75, -2.5, 1.5}), 4, NULL);
  return checked();
}
