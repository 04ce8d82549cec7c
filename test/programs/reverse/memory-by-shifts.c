// A number taken apart into bytes by shifts and put together again, the same way.
#include "reverse.h"

#include <stdint.h>

enum { N = 4 };

static void take_apart(uint8_t *b, double x) {
  uint64_t u;
  memcpy(&u, &x, sizeof u);
  for (int i = 0; i < 8; i++) b[i] = u >> (8 * i);
}

static double together(const uint8_t *b) {
  uint64_t u = 0;
  double x;
  for (int i = 0; i < 8; i++) u |= (uint64_t)b[i] << (8 * i);
  memcpy(&x, &u, sizeof x);
  return x;
}

static double all(const double *x) {
  uint8_t b[8 * N];
  double sum = 0;
  for (int i = 0; i < N; i++) take_apart(b + 8 * i, x[i]);
  for (int i = 0; i < N; i++) sum += together(b + 8 * i) * together(b + 8 * i);
  return sum;
}

int main(void) {
  CHECK_GRADIENT(all, ((double[]){1.25, 0.75, -2.5, 1.5}), N, NULL);
  return checked();
}
