// What swaps structs by longs is a function of its own, so LLVM does not see that C forbids it.
#include "reverse.h"

struct record {
  long id, count;
  double value;
};

__attribute__((noinline)) static long words_of(const struct record *r) {
  return (long)sizeof *r / r->count;
}

__attribute__((noinline)) static void swap(void *a, void *b, long words) {
  long *p = a, *q = b;
  for (long i = 0; i < words; i++) {
    long held = p[i];
    p[i] = q[i];
    q[i] = held;
  }
}

static void in_order(const double *x, double *y) {
  struct record r[2] = {{0, 8, x[0] * x[0]}, {1, 8, x[1] * x[1]}};
  if (r[0].value > r[1].value) swap(r, r + 1, words_of(r));
  y[0] = r[0].value * x[r[0].id] + 2 * r[1].value * x[r[1].id];
}

int main(void) {
  CHECK_ADJOINT_MAP(in_order, ((double[]){2, 1}), 2, 1, NULL);
  return checked();
}
