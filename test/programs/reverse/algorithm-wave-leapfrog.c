// The wave equation by leapfrog: all times are kept in one array, and receivers listen to some.
#include "reverse.h"

enum { N = 8, ROUNDS = 10 };

static void propagate(double u[ROUNDS + 2][N], const double *speed, double push) {
  for (int t = 1; t <= ROUNDS; t++)
    for (int i = 0; i < N; i++) {
      double left = i ? u[t][i - 1] : 0, right = i < N - 1 ? u[t][i + 1] : 0;
      u[t + 1][i] = 2 * u[t][i] - u[t - 1][i] + speed[i] * speed[i] * (left - 2 * u[t][i] + right);
      if (i == 2) u[t + 1][i] += push * exp(-(t - 3) * (t - 3) / 2.0);
    }
}

static double misfit(const double *x) {
  static const double heard[ROUNDS] = {0, 0.1, 0.3, 0.4, 0.2, -0.1, -0.4, -0.2, 0, 0.1};
  double u[ROUNDS + 2][N] = {{0}}, sum = 0;
  propagate(u, x, x[N]);
  for (int t = 0; t < ROUNDS; t++) sum += pow(u[t + 2][5] - heard[t], 2);
  return sum;
}

int main(void) {
  double x[] = {0.6, 0.5, 0.7, 0.8, 0.4, 0.6, 0.55, 0.65, 0.9};
  CHECK_GRADIENT(misfit, x, N + 1, NULL);
  return checked();
}
