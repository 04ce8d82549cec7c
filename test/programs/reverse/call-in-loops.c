// Calls with loops inside, in triangular loops and under conditions: a tape for each call.
#include "reverse.h"

__attribute__((noinline)) static double smooth(double *v, int n, double omega) {
  double change = 0;
  for (int i = 1; i + 1 < n; i++) {
    double next = (v[i - 1] + v[i + 1]) / 2 + 0.1 * v[i] * v[i];
    change += (next - v[i]) * (next - v[i]);
    v[i] += omega * (next - v[i]);
  }
  return change;
}

static void all(const double *x, double *y) {
  double v[7], total = 0;
  memcpy(v, x, sizeof v);
  for (int i = 0; i < 4; i++)
    for (int j = 0; j <= i; j++) {
      if ((i + j) % 3 == 2) continue;
      double c = smooth(v + j, 7 - i, x[7] * (j + 1) / 4);
      if (c > 0.05) total += sqrt(c) * smooth(v, 3, total + 0.5);
      v[j] *= 1.1;
    }
  memcpy(y, v, sizeof v);
  y[7] = total;
}

int main(void) {
  double x[] = {0.4, -0.7, 0.3, 0.9, 0.6, -0.2, 0.5, 0.8};
  CHECK_ADJOINT_MAP_WITHIN(0x1p-9, all, x, 8, 8, NULL);
  return checked();
}
