// A Gaussian log likelihood by Cholesky's factorisation, packed in the lower triangle.
#include "reverse.h"

enum { N = 4 };

static int at(int i, int j) { return i * (i + 1) / 2 + j; }

static void factorise(double *a) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j <= i; j++) {
      double sum = a[at(i, j)];
      for (int k = 0; k < j; k++) sum -= a[at(i, k)] * a[at(j, k)];
      a[at(i, j)] = i == j ? sqrt(sum) : sum / a[at(j, j)];
    }
}

static double log_likelihood(const double *x) {
  double a[N * (N + 1) / 2], z[N], value = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j <= i; j++) a[at(i, j)] = exp(-pow(x[i] - x[j], 2)) + (i == j) * x[N];
  factorise(a);
  for (int i = 0; i < N; i++) {
    z[i] = sin(2 * x[i]);
    for (int k = 0; k < i; k++) z[i] -= a[at(i, k)] * z[k];
    z[i] /= a[at(i, i)];
    value -= z[i] * z[i] / 2 + log(a[at(i, i)]);
  }
  return value;
}

int main(void) {
  CHECK_GRADIENT(log_likelihood, ((double[]){0.3, -0.8, 1.7, 0.9, 0.6}), 5, NULL);
  return checked();
}
