// Loops of many rounds: a zeta sum, and a random walk whose turns are integer arithmetic.
#include "check.h"

static double zeta(double s) {
  double sum = 0;
  for (int n = 2000; n > 0; n--) sum += pow(n, -s);
  return sum;
}

static double walk(double x) {
  unsigned seed = 12345;
  double at = 0;
  for (int i = 0; i < 3000; i++) {
    seed = seed * 1664525u + 1013904223u;
    switch (seed >> 30) {
      case 0: at += x / 64; break;
      case 1: at -= x / 64; break;
      case 2: at *= 0.99; break;
      default: at += 0.001 * x * x;
    }
  }
  return at;
}

static double zeta_slope(double s) {
  double sum = 0;
  for (int n = 2000; n > 0; n--) sum -= log(n) * pow(n, -s);
  return sum;
}

static double walk_slope(double x) {
  unsigned seed = 12345;
  double d = 0;
  for (int i = 0; i < 3000; i++) {
    seed = seed * 1664525u + 1013904223u;
    unsigned k = seed >> 30;
    d = k == 2 ? d * 0.99 : d + (k == 0 ? 1.0 / 64 : k == 1 ? -1.0 / 64 : 0.002 * x);
  }
  return d;
}

int main(void) {
  for (double s = 1.5; s < 4; s += 0.75) CHECK_SCALAR(zeta, s, zeta_slope(s));
  for (double x = -1; x < 2; x += 0.9) CHECK_SCALAR(walk, x, walk_slope(x));
  return checked();
}
