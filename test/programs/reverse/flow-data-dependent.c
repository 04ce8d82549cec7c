// Loops whose rounds depend on active numbers, so that each outer round has another count.
#include "reverse.h"

/* Halves or squares until the number is small: the trip count is known only afterwards. */
static double settle(double a, int *rounds) {
  while (a > 0.8 && *rounds < 50) {
    a = a > 2 ? a / 2 + 0.1 / a : a * a / (1 + a * 0.5);
    ++*rounds;
  }
  return a;
}

static void all(const double *x, double *y) {
  double carried = 1;
  for (int i = 0; i < 6; i++) {
    int rounds = 0;
    carried = settle(x[i] * carried, &rounds) + 0.1 * rounds;
    y[i] = carried;
    while (y[i] < 3) y[i] = y[i] * 1.5 + x[i] * 0.1;
  }
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-7, all, ((double[]){7, 0.3, 19, 1.75, 60, 0.9}), 6, 6, NULL);
  return checked();
}
