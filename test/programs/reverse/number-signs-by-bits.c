// Signs set bit by bit: absolute values by a mask, copied signs, flips by an integer, in arrays.
#include "reverse.h"

#include <stdint.h>

static const uint64_t SIGN = UINT64_C(1) << 63;

static uint64_t bits_of(double x) {
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  return bits;
}

static double number_of(uint64_t bits) {
  double x;
  memcpy(&x, &bits, sizeof x);
  return x;
}

static double absolute(double x) { return number_of(bits_of(x) & ~SIGN); }
static double with_sign(double x, double y) {
  return number_of((bits_of(x) & ~SIGN) | (bits_of(y) & SIGN));
}
static double flipped(double x, int flip) { return number_of(bits_of(x) ^ (uint64_t)flip << 63); }

static float absolute_float(float x) {
  union {
    float number;
    uint32_t bits;
  } u = {x};
  u.bits &= 0x7fffffff;
  return u.number;
}

static void all(const double *x, double *y) {
  double sum = 0;
  for (int i = 0; i < 4; i++) {
    double j = x[(i + 1) % 4];
    sum += absolute(x[i] * j) * j + with_sign(x[i] * x[i], j);
    y[i] = flipped(sum, i & 1) * x[i];
    sum = copysign(sum, x[i]) + fabs(j - 3 * x[i]);
  }
  y[4] = sum + absolute_float(-2.5f) * (signbit(x[1]) ? x[2] : x[3]);
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-5, all, ((double[]){0.5, -0.75, -0.875, 1.25}), 4, 5, NULL);
  CHECK_ADJOINT_MAP_WITHIN(0x1p-5, all, ((double[]){-0.5, 0.75, 0.375, -1.25}), 4, 5, NULL);
  return checked();
}
