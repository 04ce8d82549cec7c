// while (true) with breaks in the middle: half rounds, whose first half ran once more.
#include "reverse.h"

static double sequence(double a, double limit, double *trace, int room) {
  double b = 1;
  int n = 0;
  while (1) {
    a = a * 1.25 + b * 0.25;
    trace[n % room] = a;
    if (a > limit) break;
    b = sin(a) * b;
    n++;
    if (n == 9) break;
    a += b * b * 0.5;
    for (;;) {
      if (a < 0.5) break;
      a *= 0.9;
      if (b > a) break;
      b += 0.25;
    }
  }
  return a * b;
}

static void all(const double *x, double *y) {
  for (int i = 0; i < 3; i++) y[i] = sequence(x[i], 2 + i, y + 3, 4);
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-9, all, ((double[]){0.6, 2.6, 1.9}), 3, 7, NULL);
  return checked();
}
