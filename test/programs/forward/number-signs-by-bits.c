// Signs set bit by bit: by a constant, by another number, by an integer.
#include "check.h"

#include <stdint.h>

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

static const uint64_t SIGN = UINT64_C(1) << 63;

static double other, decided;

static double with_sign_of(double x) {
  return number_of((bits_of(x) & ~SIGN) | (bits_of(other * x) & SIGN));
}

static double with_sign_bit(double x) {
  return number_of((bits_of(x * x) & ~SIGN) | (uint64_t)(decided < 0) << 63);
}

static double flipped(double x) { return x * number_of(bits_of(x) ^ (uint64_t)(decided < 0) << 63); }

int main(void) {
  for (int i = 0; i < 8; i++) {
    double x = i & 1 ? -1.25 : 1.25, sign = i & 4 ? -1 : 1;
    other = i & 2 ? -3 : 3;
    decided = sign;
    CHECK_SCALAR(with_sign_of, x, i & 2 ? -1 : 1);
    CHECK_SCALAR(with_sign_bit, x, sign * 2 * x);
    CHECK_SCALAR(flipped, x, sign * 2 * x);
  }
  return checked();
}
