// Numbers copied as bytes, as integers, element by element through void *, and swapped so.
#include "reverse.h"

#include <stdint.h>

static void swap(void *a, void *b, size_t size) {
  char t[size];
  memcpy(t, a, size), memcpy(a, b, size), memcpy(b, t, size);
}

static void reverse(void *base, size_t n, size_t size) {
  char *p = base;
  for (size_t i = 0; i < n / 2; i++) swap(p + i * size, p + (n - 1 - i) * size, size);
}

static double through_integer(double x) {
  uint64_t bits, copy[2];
  memcpy(&bits, &x, sizeof bits);
  copy[0] = bits, copy[1] = copy[0];
  memcpy(&x, &copy[1], sizeof x);
  return x * x;
}

static void all(const double *x, double *y) {
  double v[5];
  for (int i = 0; i < 5; i++) v[i] = through_integer(x[i]) * x[0];
  reverse(v, 5, sizeof *v);
  v[0] *= v[1];
  reverse(v + 1, 2, 2 * sizeof *v);
  for (int i = 0; i < 5; i++) y[i] = v[i] * x[i];
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, 0.75, -0.875, 1.3, -0.6}), 5, 5, NULL);
  return checked();
}
