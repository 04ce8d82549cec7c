// Batch normalisation with learned scales, and running means that are kept from call to call.
#include "reverse.h"

enum { SAMPLES = 4, FEATURES = 3 };

struct norm {
  const double *scale, *offset;
  double mean[FEATURES], variance[FEATURES];
};

static void normalise(struct norm *n, double v[SAMPLES][FEATURES]) {
  for (int j = 0; j < FEATURES; j++) {
    double mean = 0, variance = 0;
    for (int i = 0; i < SAMPLES; i++) mean += v[i][j] / SAMPLES;
    for (int i = 0; i < SAMPLES; i++) variance += pow(v[i][j] - mean, 2) / SAMPLES;
    n->mean[j] = 0.9 * n->mean[j] + 0.1 * mean;
    n->variance[j] = 0.9 * n->variance[j] + 0.1 * variance;
    for (int i = 0; i < SAMPLES; i++)
      v[i][j] = n->scale[j] * (v[i][j] - mean) / sqrt(variance + 1e-2) + n->offset[j];
  }
}

static void all(const double *x, double *y) {
  double v[SAMPLES][FEATURES];
  struct norm n = {x + 12, x + 15, {0}, {1, 1, 1}};
  memcpy(v, x, sizeof v);
  for (int layer = 0; layer < 2; layer++) {
    normalise(&n, v);
    for (int i = 0; i < SAMPLES * FEATURES; i++)
      v[i / FEATURES][i % FEATURES] *= fabs(v[i / FEATURES][i % FEATURES]);
  }
  memcpy(y, v, sizeof v);
  memcpy(y + 12, n.mean, sizeof n.mean);
  memcpy(y + 15, n.variance, sizeof n.variance);
}

int main(void) {
  double x[18];
  for (int i = 0; i < 18; i++) x[i] = cos(i * i + 2);
  CHECK_ADJOINT_MAP_WITHIN(0x1p-9, all, x, 18, 18, NULL);
  return checked();
}
