// Counters that go down, by strides, by doubling, unsigned to below zero, in bytes that wrap.
#include "reverse.h"

#include <stddef.h>
#include <stdint.h>

static void all(const double *x, double *y) {
  for (int i = 0; i < 8; i++) y[i] = x[i];
  for (int i = 7; i >= 0; i--) y[i] *= y[(i + 1) % 8];
  for (size_t i = 8; i-- > 3;) y[i] += y[i - 1] * y[i - 3];
  for (int i = 1; i < 8; i += 3) y[i] = sin(y[i]) * y[0];
  for (unsigned i = 1; i < 8; i *= 2) y[0] += y[i] * y[i];
  for (long i = 20; i > -20; i -= 7) y[(i + 21) % 8] *= 1.5 - y[4] / 8;
  for (uint8_t i = 250; i != 4; i++) y[i % 8] = y[i % 8] * 0.5 + x[(i + 3) % 8] * y[1] * 0.25;
  for (unsigned i = 5; i < 8; i--) y[i] *= y[i + 1] + 0.5;
  for (const double *p = x, *q = x + 8; p != q; p += 2) y[7] -= *p * y[3];
  for (int i = 0, j = 7; i < j; i++, j--) y[i] *= y[j];
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, -0.7, 1.1, 0.2, 0.9, -0.3, 1.2, 0.6}), 8, 8, NULL);
  return checked();
}
