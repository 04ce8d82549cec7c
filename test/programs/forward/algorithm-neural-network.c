// A small neural network: dense layers, softplus, and cross entropy by a stable log-sum-exp.
#include "check.h"

static void dense(const double *weights, const double *in, int n, int m, double *out) {
  for (int o = 0; o < m; o++) {
    out[o] = 0;
    for (int i = 0; i < n; i++) out[o] += weights[o * n + i] * in[i];
  }
}

static double log_sum_exp(const double *v, int n) {
  double top = v[0], sum = 0;
  for (int i = 1; i < n; i++) top = fmax(top, v[i]);
  for (int i = 0; i < n; i++) sum += exp(v[i] - top);
  return top + log(sum);
}

static void loss(const double *x, double *y) {
  static const double samples[3][2] = {{1, 0.5}, {-0.5, 2}, {0.25, -1}};
  static const int labels[] = {0, 2, 1};
  double hidden[3], scores[3];
  y[0] = 0;
  for (int s = 0; s < 3; s++) {
    dense(x, samples[s], 2, 3, hidden);
    for (int i = 0; i < 3; i++)
      hidden[i] = hidden[i] > 0 ? hidden[i] + log1p(exp(-hidden[i])) : log1p(exp(hidden[i]));
    dense(x + 6, hidden, 3, 3, scores);
    y[0] += log_sum_exp(scores, 3) - scores[labels[s]];
  }
}

int main(void) {
  double x[15];
  for (int i = 0; i < 15; i++) x[i] = sin(i * i + 1);
  CHECK_MAP_WITHIN(0x1p-6, loss, x, 15, 1, NULL);
  return checked();
}
