// volatile variables that are inactive: loop bounds, flags and a factor.
#include "check.h"

static volatile int rounds = 4, noisy;
static volatile double factor = 0.5;

static double f(double x) {
  volatile int counted = 0;
  for (int i = 0; i < rounds; i++) {
    x = sin(x) + factor * x;
    counted++;
    if (noisy) counted = 100;
  }
  return x * counted;
}

static double formula(double x) {
  double d = 4;
  for (int i = 0; i < 4; i++) {
    d *= cos(x) + 0.5;
    x = sin(x) + 0.5 * x;
  }
  return d;
}

int main(void) {
  for (double x = -1; x < 2; x += 0.6) CHECK_SCALAR(f, x, formula(x));
  return checked();
}
