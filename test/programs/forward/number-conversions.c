// Conversions: float and double, integers of every size and back, booleans, rounding casts.
#include "check.h"

#include <stdbool.h>
#include <stdint.h>

static double through_integers(double x) {
  int i = (int)x;
  unsigned char c = (unsigned char)(i + 3);
  uint64_t big = (uint64_t)(x * 1000) << 3;
  bool positive = x;
  long long rounded = llround(x);
  return x * i + c * x * x + (double)big * 0 + (positive ? 2 * x : 0) + (float)rounded * x;
}

static double fraction(double x) { return x - (long)x; }

static void all(const double *x, double *y) {
  for (int i = 0; i < 3; i++) {
    y[i] = through_integers(x[i]);
    y[3 + i] = fraction(x[i]) * x[(i + 1) % 3];
  }
  int8_t small = (int8_t)x[2];
  y[6] = small * x[0] + (uint32_t)x[0] * x[1] + (int)(x[1] > 0) * x[2];
}

static void formula(const double *x, const double *dx, double *dy) {
  for (int i = 0; i < 3; i++) {
    int whole = (int)x[i], j = (i + 1) % 3;
    dy[i] = (whole + 2 * (whole + 3) * x[i] + 2 + (double)llround(x[i])) * dx[i];
    dy[3 + i] = dx[i] * x[j] + (x[i] - whole) * dx[j];
  }
  dy[6] = (int)x[2] * dx[0] + (int)x[0] * dx[1] + dx[2];
}

int main(void) {
  CHECK_MAP(all, ((double[]){2.7, 5.3, 1.6}), 3, 7, formula);
  return checked();
}
