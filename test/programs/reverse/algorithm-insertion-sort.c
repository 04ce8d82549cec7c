// Insertion sort of active numbers with their weights, and a median between two of them.
#include "reverse.h"

enum { N = 6 };

static void sort(double *keys, double *weights) {
  for (int i = 1; i < N; i++) {
    double key = keys[i], weight = weights[i];
    int j = i;
    for (; j > 0 && keys[j - 1] > key; j--) keys[j] = keys[j - 1], weights[j] = weights[j - 1];
    keys[j] = key, weights[j] = weight;
  }
}

static double weighted_median(const double *x) {
  double keys[N], weights[N], total = 0, sum;
  for (int i = 0; i < N; i++) keys[i] = x[i], total += weights[i] = x[N + i] * x[N + i];
  sort(keys, weights);
  sum = weights[0];
  for (int i = 1; i < N; i++) {
    double before = sum;
    sum += weights[i];
    if (sum >= total / 2)
      return keys[i - 1] + (keys[i] - keys[i - 1]) * (total / 2 - before) / weights[i];
  }
  return 0;
}

int main(void) {
  double x[] = {0.6, -1.3, 0.2, 2, -0.9, 1.1, 1, 0.5, 0.8, 1.3, 0.6, 0.9};
  CHECK_GRADIENT_WITHIN(0x1p-7, weighted_median, x, 2 * N, NULL);
  return checked();
}
