// An address that is multiplied and divided, of numbers that came as integers.
#include "reverse.h"

#include <stdint.h>
#include <stdlib.h>

enum { N = 4 };

static double all(const double *x) {
  uint64_t *p = malloc(N * sizeof *p);
  double sum = 0;
  for (int i = 0; i < N; i++) memcpy(p + i, x + i, sizeof *p);
  const double *q = (const double *)(((uintptr_t)p * 3) / 3);
  for (int i = 0; i < N; i++) sum += q[i] * q[i];
  free(p);
  return sum;
}

int main(void) {
  CHECK_GRADIENT(all, ((double[]){1.25, 0.75, -2.5, 1.5}), N, NULL);
  return checked();
}
