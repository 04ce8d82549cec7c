// Rules of one's own between sweeps that are called one by one: each call has a tape of its own.
#include <stdlib.h>

#include "reverse.h"

struct taped { void *tape; double value; };
struct taped __enzyme_augmentfwd_taped(void *, ...);
double __enzyme_reverse_double(void *, ...);

__attribute__((noinline)) static double square(double x) { return x * x; }

static struct taped ahead(double x) {
  double *kept = malloc(sizeof *kept);
  *kept = 2 * x;
  return (struct taped){kept, x * x};
}

static double back(double x, double seed, void *tape) {
  double derivative = *(double *)tape * seed;
  free(tape);
  return derivative;
}

__attribute__((used)) static void *__enzyme_register_gradient_square[] = {
    (void *)square, (void *)ahead, (void *)back};

static double f(double x) {
  double sum = 0;
  for (int i = 1; i < 4; i++) sum += i * square(x * i);
  return sum;
}

int main(void) {
  struct taped first = __enzyme_augmentfwd_taped((void *)f, 3.0);
  struct taped second = __enzyme_augmentfwd_taped((void *)f, -1.5);
  CHECK_GOT("value", first.value, 36 * 9, 1e-14);
  CHECK_GOT("first", __enzyme_reverse_double((void *)f, 3.0, 1.0, first.tape), 72 * 3, 1e-14);
  CHECK_GOT("second", __enzyme_reverse_double((void *)f, -1.5, 2.0, second.tape), -72 * 3, 1e-14);
  return checked();
}
