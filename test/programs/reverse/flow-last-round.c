// Values of the last round, and of the one before it, used after the loop.
#include "reverse.h"

static double tail(const double *x, int n) {
  double now = x[0], before = 1, scale = 0, *last = NULL, kept[4];
  for (int i = 0; i < n; i++) {
    scale = exp(x[i] / 2);
    kept[i % 4] = scale * now;
    last = &kept[i % 4];
    before = now;
    now = now * 0.5 + sin(scale);
  }
  return last ? now * before * scale + *last * kept[0] : now;
}

static double first_large(const double *x, int n) {
  double square = 0;
  int i;
  for (i = 0; i < n; i++) {
    square = x[i] * x[i];
    if (square > 1) break;
  }
  return i < n ? square * x[i] : square;
}

static void all(const double *x, double *y) {
  for (int n = 0; n <= 6; n++) y[n] = tail(x, n);
  y[7] = first_large(x, 6);
  y[8] = first_large(x, 2);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, -0.7, 1.3, 0.2, 0.9, -0.3}), 6, 9, NULL);
  return checked();
}
