// A discrete cosine transform by a table made on first use, soft thresholds, and back.
#include "reverse.h"

enum { N = 8 };
static double table[N][N];

static void prepare(void) {
  if (table[0][0] != 0) return;
  for (int k = 0; k < N; k++)
    for (int i = 0; i < N; i++)
      table[k][i] = sqrt((k ? 2.0 : 1.0) / N) * cos(acos(-1) * k * (2 * i + 1) / (2 * N));
}

static double shrunk(double v, double by) {
  return v > by ? v - by : v < -by ? v + by : 0;
}

static void denoise(const double *x, double *y) {
  double level[N];
  prepare();
  for (int k = 0; k < N; k++) {
    level[k] = 0;
    for (int i = 0; i < N; i++) level[k] += table[k][i] * x[i];
    level[k] = k ? shrunk(level[k], x[N]) : level[k];
  }
  for (int i = 0; i < N; i++) {
    y[i] = 0;
    for (int k = 0; k < N; k++) y[i] += table[k][i] * level[k];
  }
}

int main(void) {
  double x[] = {0.5, -1, 0.8, 0.3, 1, 2, -1, 0.5, 0.4};
  CHECK_ADJOINT_MAP_WITHIN(0x1p-7, denoise, x, N + 1, N, NULL);
  return checked();
}
