// Unions of a number and its two halves, copied half by half.
#include "reverse.h"

#include <stdint.h>

enum { N = 4 };

union parts {
  double number;
  uint64_t bits;
  struct {
    uint32_t low, high;
  } half;
};

static double all(const double *x) {
  union parts u[N], v[N];
  double sum = 0;
  for (int i = 0; i < N; i++) u[i].number = x[i];
  for (int i = 0; i < N; i++) {
    v[i].half.low = u[N - 1 - i].half.low;
    v[i].half.high = u[N - 1 - i].half.high;
  }
  for (int i = 0; i < N; i++) sum += v[i].number * v[i].number * (i + 1);
  return sum;
}

int main(void) {
  CHECK_GRADIENT(all, ((double[]){1.25, 0.75, -2.5, 1.5}), N, NULL);
  return checked();
}
