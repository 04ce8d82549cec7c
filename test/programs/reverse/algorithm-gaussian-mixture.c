// The log likelihood of a Gaussian mixture: weights by softmax, triangular inverse covariances.
#include "reverse.h"

enum { K = 3, D = 2, EACH = 1 + D + D * (D + 1) / 2 };

static double log_sum_exp(const double *v, int n) {
  double top = -INFINITY, sum = 0;
  for (int i = 0; i < n; i++)
    if (v[i] > top) top = v[i];
  for (int i = 0; i < n; i++) sum += exp(v[i] - top);
  return top + log(sum);
}

/* One component: weight, mean, logarithms of the diagonal, what is below it. */
static double log_density(const double *c, const double *point) {
  double sum = c[0], d[D];
  for (int i = 0; i < D; i++) {
    d[i] = point[i] - c[1 + i];
    sum += c[1 + D + i];
  }
  const double *below = c + 1 + 2 * D;
  for (int i = 0; i < D; i++) {
    double z = exp(c[1 + D + i]) * d[i];
    for (int j = 0; j < i; j++) z += *below++ * d[j];
    sum -= z * z / 2;
  }
  return sum;
}

static double likelihood(const double *x) {
  static const double points[][D] = {{0.1, 0.5}, {-1, 0.7}, {2, 1.5}, {0.6, -0.4}, {1.3, 1}};
  double sum = 0, weights[K], terms[K];
  for (int k = 0; k < K; k++) weights[k] = x[k * EACH];
  for (int i = 0; i < 5; i++) {
    for (int k = 0; k < K; k++) terms[k] = log_density(x + k * EACH, points[i]);
    sum += log_sum_exp(terms, K) - log_sum_exp(weights, K);
  }
  return sum;
}

int main(void) {
  double x[K * EACH];
  for (int i = 0; i < K * EACH; i++) x[i] = sin(i * i + 1);
  CHECK_GRADIENT(likelihood, x, K * EACH, NULL);
  return checked();
}
