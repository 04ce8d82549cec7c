// Numbers copied byte by byte in loops, which LLVM makes copies of where nobody watches each byte.
#include "reverse.h"

#include <stdlib.h>

enum { N = 6 };

static double on_the_stack(const double *x) {
  char b[8 * N];
  double sum = 0, d;
  for (int i = 0; i < 8 * N; i++) b[i] = ((const char *)x)[i];
  for (int k = 0; k < N; k++) {
    for (int i = 0; i < 8; i++) ((char *)&d)[i] = b[8 * k + i];
    sum += d * d * (k + 1);
  }
  return sum;
}

static double on_the_heap(const double *x) {
  unsigned char *b = malloc(8 * N);
  double sum = 0, d;
  for (int i = 0; i < 8 * N; i++) b[i] = ((const unsigned char *)x)[i];
  for (int k = 0; k < N; k++) {
    memcpy(&d, b + 8 * k, sizeof d);
    sum += d * d * (k + 1);
  }
  free(b);
  return sum;
}

int main(void) {
  static const double at[N] = {1.25, 0.75, 2.5, 1.5, -0.6, 0.35};
  CHECK_GRADIENT(on_the_stack, at, N, NULL);
  CHECK_GRADIENT(on_the_heap, at, N, NULL);
  return checked();
}
