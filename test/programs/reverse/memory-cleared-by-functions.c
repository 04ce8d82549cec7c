// Structs that a generic function clears: an integer first, then a number that was used before.
#include "reverse.h"

#include <stdint.h>

struct record {
  long id;
  double value;
};

typedef uint64_t __attribute__((may_alias)) word;

static __attribute__((noinline)) void clear(void *at, size_t size) {
  word *p = at;
  for (size_t i = 0; i < size / sizeof *p; i++) p[i] = 0;
}

static double all(const double *x) {
  struct record r;
  double sum = 0;
  for (int i = 0; i < 4; i++) {
    r.id = i, r.value = x[i] * x[i];
    sum += r.value * x[0];
    clear(&r, sizeof r);
    sum += r.value * x[1] + r.id;
  }
  return sum;
}

int main(void) {
  CHECK_GRADIENT(all, ((double[]){1.25, 0.75, -2.5, 1.5}), 4, NULL);
  return checked();
}
