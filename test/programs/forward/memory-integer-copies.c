// Doubles that travel as integers: memcpy to uint64_t and back, arrays of words, sorting of words.
#include "check.h"

#include <stdint.h>

static uint64_t packed(double x) {
  uint64_t word;
  memcpy(&word, &x, sizeof word);
  return word;
}

static double unpacked(uint64_t word) {
  double x;
  memcpy(&x, &word, sizeof x);
  return x;
}

static void swap_words(void *a, void *b) {
  uint64_t *p = a, *q = b, t = *p;
  *p = *q;
  *q = t;
}

static void all(const double *x, double *y) {
  uint64_t words[4];
  for (int i = 0; i < 4; i++) words[i] = packed(x[i] * x[i]);
  for (int i = 0; i < 4; i++) y[i] = unpacked(words[3 - i]) + 1;
  swap_words(&y[0], &y[2]);
  float f = (float)x[1];
  uint32_t half;
  memcpy(&half, &f, sizeof half);
  float g;
  memcpy(&g, &half, sizeof g);
  y[4] = (double)g * 0 + unpacked(packed(x[2])) * x[0];
}

static void formula(const double *x, const double *dx, double *dy) {
  dy[0] = 2 * x[1] * dx[1], dy[1] = 2 * x[2] * dx[2], dy[2] = 2 * x[3] * dx[3],
  dy[3] = 2 * x[0] * dx[0];
  dy[4] = dx[2] * x[0] + x[2] * dx[0];
}

int main(void) {
  CHECK_MAP(all, ((double[]){1.5, -0.5, 2, 0.75}), 4, 5, formula);
  return checked();
}
