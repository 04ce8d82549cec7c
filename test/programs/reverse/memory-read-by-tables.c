// Numbers copied into integers, which only functions called through pointers read as numbers.
#include "reverse.h"

#include <stdint.h>

enum { N = 4 };

static double squared(const void *p) {
  double d;
  memcpy(&d, p, sizeof d);
  return d * d;
}

static double tripled(const void *p) {
  double d;
  memcpy(&d, p, sizeof d);
  return d * 3;
}

static double (*const table[])(const void *) = {squared, tripled};

static double all(const double *x) {
  uint64_t b[N];
  double sum = 0;
  double (*one)(const void *) = x[0] > 100 ? tripled : squared;
  for (int i = 0; i < N; i++) memcpy(b + i, x + i, sizeof *b);
  for (int i = 0; i < N; i++) sum += table[i & 1](b + i) * one(b + i);
  return sum;
}

int main(void) {
  CHECK_GRADIENT(all, ((double[]){1.25, 0.75, -2.5, 1.5}), N, NULL);
  return checked();
}
