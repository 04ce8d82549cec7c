// The heat equation by Crank and Nicolson: a tridiagonal system with Thomas' algorithm each step.
#include "reverse.h"

enum { N = 6, ROUNDS = 5 };

static void thomas(double *below, double *middle, double *above, double *u) {
  for (int i = 1; i < N; i++) {
    double factor = below[i] / middle[i - 1];
    middle[i] -= factor * above[i - 1];
    u[i] -= factor * u[i - 1];
  }
  u[N - 1] /= middle[N - 1];
  for (int i = N - 2; i >= 0; i--) u[i] = (u[i] - above[i] * u[i + 1]) / middle[i];
}

static void step(double *u, const double *k, double h) {
  double below[N], middle[N], above[N], right[N];
  for (int i = 0; i < N; i++) {
    below[i] = above[i] = -h * k[i] / 2;
    middle[i] = 1 + h * k[i];
    right[i] = u[i] + h * k[i] / 2 * ((i ? u[i - 1] : 0) - 2 * u[i] + (i < N - 1 ? u[i + 1] : 0));
  }
  thomas(below, middle, above, right);
  memcpy(u, right, sizeof right);
}

static double squared_error(const double *x) {
  double u[N], sum = 0;
  for (int i = 0; i < N; i++) u[i] = sin(acos(-1) * (i + 1) / (N + 1));
  for (int i = 0; i < ROUNDS; i++) step(u, x, x[N]);
  for (int i = 0; i < N; i++) sum += pow(u[i] - 0.3, 2);
  return sum;
}

int main(void) {
  CHECK_GRADIENT(squared_error, ((double[]){1, 0.5, 1.2, 0.8, 0.3, 1, 0.4}), N + 1, NULL);
  return checked();
}
