// Numbers as two halves of 32 bits, which trade places and come together again.
#include "reverse.h"

#include <stdint.h>

enum { N = 4 };

static double all(const double *x) {
  uint32_t h[2 * N];
  double sum = 0, d;
  memcpy(h, x, sizeof h);
  for (int k = 0; k < N; k++) {
    uint32_t t = h[2 * k];
    h[2 * k] = h[2 * k + 1], h[2 * k + 1] = t;
  }
  for (int k = 0; k < N; k++) {
    uint64_t u = (uint64_t)h[2 * k] << 32 | h[2 * k + 1];
    memcpy(&d, &u, sizeof d);
    sum += d * d;
  }
  return sum;
}

int main(void) {
  CHECK_GRADIENT(all, ((double[]){1.25, 0.75, -2.5, 1.5}), N, NULL);
  return checked();
}
