// Sums and products kept in memory instead of variables, restrict or not, by volatile counters.
#include "reverse.h"

static void moments(const double *x, int n, double *mean, double *variance) {
  *mean = *variance = 0;
  for (int i = 0; i < n; i++) *mean += x[i];
  *mean /= n;
  for (int i = 0; i < n; i++) *variance += (x[i] - *mean) * (x[i] - *mean);
  *variance /= n;
}

static void product(const double *restrict x, int n, double *restrict to) {
  *to = 1;
  for (int i = 0; i < n; i++) *to *= x[i];
}

static void running(const double *x, int n, double *state) {
  for (int i = 0; i < n; i++) {
    state[0] = state[0] * 0.9 + x[i] * state[1];
    state[1] += state[0] * state[0] * 0.1;
    if (state[0] < 0) state[2] *= state[1];
  }
}

static void all(const double *x, double *y) {
  moments(x, 5, y, y + 1);
  moments(x + 1, 2, y + 2, y + 2);
  product(x, 5, y + 3);
  y[4] = 0, y[5] = 1, y[6] = x[0];
  running(x, 5, y + 4);
  y[7] = x[0];
  for (volatile int i = 1; i < 5; i++) y[7] *= y[7] + x[i];
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, 0.75, -0.875, 1.3, -0.6}), 5, 8, NULL);
  return checked();
}
