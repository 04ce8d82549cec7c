// A Kalman filter over measurements, some of which are missing: the likelihood of its parameters.
#include "reverse.h"

struct belief {
  double at[2], spread[2][2];
};

static void predict(struct belief *b, double noise) {
  b->at[0] += b->at[1];
  double p = b->spread[0][0], q = b->spread[0][1], r = b->spread[1][1];
  b->spread[0][0] = p + 2 * q + r + noise / 3;
  b->spread[0][1] = b->spread[1][0] = q + r + noise / 2;
  b->spread[1][1] = r + noise;
}

static double correct(struct belief *b, double measured, double noise) {
  double surprise = measured - b->at[0], total = b->spread[0][0] + noise, gain[2], row[2];
  for (int i = 0; i < 2; i++) gain[i] = b->spread[i][0] / total, row[i] = b->spread[0][i];
  for (int i = 0; i < 2; i++) {
    b->at[i] += gain[i] * surprise;
    for (int j = 0; j < 2; j++) b->spread[i][j] -= gain[i] * row[j];
  }
  return -(surprise * surprise / total + log(total)) / 2;
}

static double likelihood(const double *x) {
  static const double measured[] = {0.1, 0.9, NAN, 3.2, 3.9, NAN, NAN, 7.4, 7.9};
  struct belief b = {{x[0], x[1]}, {{1, 0}, {0, 1}}};
  double sum = 0;
  for (int i = 0; i < 9; i++) {
    predict(&b, exp(x[2]));
    if (!isnan(measured[i])) sum += correct(&b, measured[i], exp(x[3]));
  }
  return sum + b.at[0] * b.spread[0][1];
}

int main(void) {
  CHECK_GRADIENT(likelihood, ((double[]){0.2, 0.8, -1, -0.5}), 4, NULL);
  return checked();
}
