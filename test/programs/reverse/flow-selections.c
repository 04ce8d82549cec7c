// Selections instead of branches: chains of ?:, maxima, clamps, chosen pointers and short circuits.
#include "reverse.h"

static double clamp(double x, double low, double high) {
  return x < low ? low : x > high ? high : x;
}

static void all(const double *x, double *y) {
  double largest = x[0], second = -1e9, t[4];
  int where = 0;
  for (int i = 1; i < 6; i++) {
    second = x[i] > largest ? largest : x[i] > second ? x[i] : second;
    where = x[i] > largest ? i : where;
    largest = x[i] > largest ? x[i] : largest;
  }
  y[0] = largest * second + where;
  memcpy(t, x, sizeof t);
  for (int i = 0; i < 5; i++) {
    double *p = t[0] * t[1] > t[2] ? &t[i & 1] : &t[2 + (i & 1)];
    const double *q = i & 2 ? x : t;
    *p = clamp(*p * 1.5 + q[i % 4], -1, i < 3 ? 2 : x[5]);
    if (t[3] > 0.5 && (t[2] < 0 || t[1] * t[0] > 0.25)) t[3] *= t[1];
  }
  memcpy(y + 1, t, sizeof t);
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-6, all, ((double[]){0.4, -0.7, 1.3, 0.9, 0.2, 1.6}), 6, 5, NULL);
  return checked();
}
