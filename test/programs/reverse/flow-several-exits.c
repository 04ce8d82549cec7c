// Loops with several exits: by the condition, by break, by goto and by return, from two levels.
#include "reverse.h"

static double search(const double *x, int n, double limit) {
  double sum = 0, product = 1;
  for (int i = 0; i < n; i++) {
    sum += x[i] * product;
    if (sum > limit) return sum * sum + i;
    for (int j = i; j < n; j++) {
      product *= 1 + x[j] / 4;
      if (product > limit) goto large;
      if (product < 0.5) break;
    }
    if (product < 0.4) break;
  }
  return sum * product;
large:
  return log(product) + sum;
}

static void all(const double *x, double *y) {
  y[0] = search(x, 4, 100);
  y[1] = search(x, 4, 1.3);
  y[2] = search(x, 4, 0.6);
  y[3] = search(x + 4, 3, 2);
  y[4] = search(x + 1, 6, 3);
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-6, all, ((double[]){0.5, 0.7, -0.3, 0.8, -1.2, -1.6, 0.4}), 7, 5,
                           NULL);
  return checked();
}
