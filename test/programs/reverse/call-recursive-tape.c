// Recursive functions with loops and overwritten memory, so that each level has a tape of its own.
#include "reverse.h"

/* A multigrid cycle: relax, restrict to half the points, recur, correct, relax. */
static void relax(double *u, const double *f, int n) {
  for (int i = 1; i < n - 1; i++) u[i] = (u[i - 1] + u[i + 1] + f[i] - 0.1 * u[i] * u[i]) / 2;
}

static void cycle(double *u, const double *f, int n) {
  relax(u, f, n);
  if (n > 3) {
    int half = n / 2 + 1;
    double coarse[half], right[half];
    for (int i = 0; i < half; i++) {
      coarse[i] = 0;
      right[i] =
          i && i < half - 1 ? 2 * (f[2 * i] + u[2 * i - 1] - 2 * u[2 * i] + u[2 * i + 1]) : 0;
    }
    for (int again = 0; again < 2; again++) cycle(coarse, right, half);
    for (int i = 1; i < n - 1; i++)
      u[i] += i & 1 ? (coarse[i / 2] + coarse[i / 2 + 1]) / 2 : coarse[i / 2];
  }
  relax(u, f, n);
}

static void all(const double *x, double *y) {
  for (int i = 0; i < 9; i++) y[i] = i == 0 || i == 8 ? x[i] : 0;
  for (int i = 0; i < 2; i++) cycle(y, x, 9);
}

int main(void) {
  double x[] = {0.4, 0.7, -0.8, 1.2, 0.5, -0.1, 0.3, 0.9, -0.6};
  CHECK_ADJOINT_MAP(all, x, 9, 9, NULL);
  return checked();
}
